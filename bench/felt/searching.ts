import { setTimeout } from 'node:timers/promises'
import type { Device } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { placeOf } from './find-link.ts'
import type { Moment } from './following.ts'
import { openLoaded, openReady, whenThere } from './ready.ts'
import type { SearchParts, Subject } from './subject.ts'
import { watchKey, watchSearch } from './watch-search.ts'

/** All but its last letter is typed at once, the last one when all hits are here. */
const query = ['timeout of the registr', 'y'] as const

/** Milliseconds since the click that opened the search; undefined for what never came. */
export interface Searched {
  readonly firstHit: number | undefined
  readonly complete: number | undefined
  /** From the last key to its hits. */
  readonly key: number | undefined
}

/** Most milliseconds that a reader waits: for a field, and for hits. */
const patience = 15_000
/** Until the last key is pressed, in milliseconds. */
const reading = 1000

/** Opens the search, and types at full speed the moment that a field takes the focus; then one more letter. */
export async function measureSearching(
  browser: QuietBrowser,
  device: Device,
  subject: Subject & { readonly search: SearchParts },
  moment: Moment,
): Promise<Searched> {
  const nothing = { firstHit: undefined, complete: undefined, key: undefined }
  return browser.withPage(device, 'en', async (page) => {
    await (moment === 'loaded' ? openLoaded : openReady)(page, subject)
    if (moment === 'ready' && subject.search.field) await whenThere(page, subject.search.field)
    await page.run(watchSearch, subject.search)
    const opener = await page.run(placeOf, subject.search.opener)
    await (device.isPhone ? page.tap(opener) : page.click(opener))
    const isFocused = page.run(() => window.searching.focused).then(() => true)
    if (!(await inTime(isFocused))) return nothing
    await page.type(query[0])
    const firstHit = await inTime(page.run(() => window.searching.firstHit))
    if (firstHit === undefined) return nothing
    const complete = await inTime(page.run(() => window.searching.complete))
    await setTimeout(reading)
    await page.run(watchKey, subject.search)
    await page.type(query[1])
    return { firstHit, complete, key: await inTime(page.run(() => window.searching.firstHit)) }
  })
}

function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, setTimeout(patience, undefined, { ref: false })])
}
