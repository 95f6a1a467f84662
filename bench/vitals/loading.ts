import { setTimeout } from 'node:timers/promises'
import type { Language } from '../browser/phone.ts'
import type { Probe } from '../browser/probe.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'

/** What a load showed, in milliseconds. */
export interface Loading {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly blocking: number
}

/** How long a page is watched after its load, or after its shell is hydrated, in milliseconds. */
const settle = 1000

/** Loads a page on the phone's profile; `hasShell` waits until it is hydrated. */
export async function measureLoading(
  browser: QuietBrowser,
  language: Language,
  url: string,
  hasShell: boolean,
): Promise<Loading> {
  return browser.withPage(language, async (page) => {
    await page.slowDown()
    await page.open(url)
    await page.run(hasShell ? () => window.probe.whenHydrated : whenLoaded)
    await setTimeout(settle)
    const probe = await page.run(() => ({ ...window.probe, whenHydrated: null }))
    return { largestPaint: probe.largestPaint, layoutShift: probe.layoutShift, blocking: blockingTime(probe) }
  })
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve())
  })
}

/** What tasks take beyond 50 ms each, between the first paint and the hydrated shell. */
function blockingTime({ firstPaint, longTasks, hydrated }: Omit<Probe, 'whenHydrated'>): number {
  const until = hydrated ?? Number.POSITIVE_INFINITY
  return longTasks
    .filter(({ start, end }) => end > firstPaint && start < until)
    .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0)
}
