import type { Browser } from 'playwright-core'
import { expect, it as plain } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type OpenOptions, openPage, type Visit } from './open.ts'
import type { SiteName } from './sites.ts'

export type Open = (site: SiteName, path: string, options?: OpenOptions) => Promise<Visit>

/**
 * `it` of the browser tests: one browser a worker, and `open`, which gives a page in a context of its own. A test fails
 * with whatever its pages reported and it did not expect.
 */
export const it = plain.extend<{ browser: Browser; open: Open }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser }, use) => {
    const visits: Visit[] = []
    await use(async (site, path, options = {}) => {
      const visit = await openPage(browser, site, path, options)
      visits.push(visit)
      return visit
    })
    await Promise.all(visits.map(({ page }) => page.context().close()))
    expect(visits.flatMap(({ problems }) => problems.all)).toEqual([])
  },
})

export { describe, expect } from 'vitest'
export { hydrated } from './hydrated.ts'
export { type OpenOptions, siteOf, urlOf, type Visit } from './open.ts'
export type { SiteName } from './sites.ts'
