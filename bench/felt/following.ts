import { setTimeout } from 'node:timers/promises'
import type { Device } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import type { Place, QuietPage } from '../browser/quiet-page.ts'
import { findLink, type LinkKind } from './find-link.ts'
import { openLoaded, openReady } from './ready.ts'
import type { Subject } from './subject.ts'

/** When the first link of a visit is followed. */
export type Moment = 'loaded' | 'ready'

/** A link, and how long the pointer rests on it before; 0 is a tap on a phone. */
export interface Step {
  readonly link: LinkKind
  readonly hovered: number
}

/** How long a reader looks at a page before the next link, in milliseconds. */
const reading = 1000
/** Most milliseconds that a page may take to come. */
const patience = 20_000

/** Opens the first page as somebody who has never been here, and follows links; milliseconds for each. */
export async function measureFollowing(
  browser: QuietBrowser,
  device: Device,
  subject: Subject,
  moment: Moment,
  steps: readonly Step[],
): Promise<number[]> {
  return browser.withPage(device, 'en', async (page) => {
    await (moment === 'loaded' ? openLoaded : openReady)(page, subject)
    const visited = [new URL(subject.url).pathname]
    const times: number[] = []
    for (const [index, step] of steps.entries()) {
      if (index > 0) await setTimeout(reading)
      const found = await findLink(page, subject, step.link, device, visited)
      visited.push(found.path)
      await page.run(() => window.arrivals.expect())
      await follow(page, found, step.hovered, device)
      times.push(await arrivalOn(page, `${subject.name}, ${device.name}, ${step.link} to ${found.path}`))
    }
    return times
  })
}

async function follow(page: QuietPage, place: Place, hovered: number, { isPhone }: Device): Promise<void> {
  if (hovered === 0 && isPhone) return page.tap(place)
  await page.pointAt(place)
  if (hovered > 0) await setTimeout(hovered)
  await page.click(place)
}

/** A new document ends the question that the old one was asked; it is asked again. */
async function arrivalOn(page: QuietPage, what: string): Promise<number> {
  const end = performance.now() + patience
  const late = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error(`${what}: no other page after ${patience / 1000} s`)
  })
  while (true) {
    try {
      return await Promise.race([page.run(() => window.arrivals.arrival), late])
    } catch (error) {
      const isGone = error instanceof Error && /navigated|context|closed/.test(error.message)
      if (!isGone || performance.now() > end) throw error
    }
  }
}
