import { setTimeout } from 'node:timers/promises'
import { devices } from '../browser/device.ts'
import type { Language } from '../browser/phone.ts'
import type { Probe } from '../browser/probe.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { openReady } from './ready.ts'
import type { Subject } from './subject.ts'

/** What a first load showed, in milliseconds, and what it fetched and kept, in bytes. */
export interface Loading {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  readonly blocking: number
  /** Until the page has long been idle. */
  readonly bytes: number
  readonly script: number
  /** Of them, before the page counted as loaded. */
  readonly needed: number
  readonly heap: number
}

/** How long a page is watched after its load, in milliseconds. */
const settle = 3000

/** Loads a page on the phone's profile, as somebody who has never been here. */
export async function measureLoading(browser: QuietBrowser, language: Language, subject: Subject): Promise<Loading> {
  return browser.withPage(devices.phone, language, async (page) => {
    await openReady(page, subject)
    await setTimeout(settle)
    const { probe, ...fetched } = await page.run(seen)
    const { firstPaint, largestPaint, layoutShift } = probe
    return { firstPaint, largestPaint, layoutShift, blocking: blockingTime(probe), ...fetched, heap: await page.heap() }
  })
}

/** Bodies only: headers differ with the server. */
function seen() {
  const { longTasks, firstPaint, largestPaint, layoutShift } = window.probe
  const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const others = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sum = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0)
  const all = own ? [own, ...others] : others
  return {
    probe: { longTasks, firstPaint, largestPaint, layoutShift },
    bytes: sum(all),
    script: sum(all.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))),
    needed: sum(all.filter((entry) => entry === own || entry.responseEnd <= (own?.loadEventStart ?? 0))),
  }
}

/** What tasks take beyond 50 ms each, from the beginning of the navigation until the page is not watched any more. */
function blockingTime({ longTasks }: Pick<Probe, 'longTasks'>): number {
  return longTasks.reduce((sum, { start, end }) => sum + end - start - 50, 0)
}
