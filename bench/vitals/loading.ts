import type { Browser } from 'playwright-core'
import { type Language, openHydrated, slowDown, withPage } from '../browser/browser.ts'
import type { Probe } from '../browser/probe.ts'

/** What a load showed, in milliseconds. */
export interface Loading {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly blocking: number
  readonly hydrated: number
}

/** How long a page without a shell is watched after its load event. */
const settle = 1000

/** Loads a page on the phone's profile; `hasShell` waits until it is hydrated. */
export async function measureLoading(
  browser: Browser,
  language: Language,
  url: string,
  hasShell: boolean,
): Promise<Loading> {
  return withPage(browser, language, async (page) => {
    await slowDown(page)
    await (hasShell ? openHydrated(page, url) : page.goto(url))
    await page.waitForTimeout(settle)
    const probe = await page.evaluate(() => window.probe)
    return {
      largestPaint: probe.largestPaint,
      layoutShift: probe.layoutShift,
      blocking: blockingTime(probe),
      hydrated: probe.hydrated ?? 0,
    }
  })
}

/** What tasks take beyond 50 ms each, between the first paint and the hydrated shell. */
function blockingTime({ firstPaint, longTasks, hydrated }: Probe): number {
  const until = hydrated ?? Number.POSITIVE_INFINITY
  return longTasks
    .filter(({ start, end }) => end > firstPaint && start < until)
    .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0)
}
