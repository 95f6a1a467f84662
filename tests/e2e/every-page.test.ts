import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { builtPages } from './parts/built-pages.ts'

const sites: readonly SiteName[] = ['real', 'versions', 'base', 'plain', 'blog']

/** What a site answers for addresses that lead nowhere is asked for by such an address. */
const addressOf = (path: string) => path.replace(/\/404$/, '/no/such/page')

describe.each(sites)('every page of the site %s reports nothing on the console and keeps to the policy', (site) => {
  it('with JavaScript', { timeout: 120_000 }, async ({ open }) => {
    const [first = '', ...paths] = builtPages(site).map(({ path }) => addressOf(path))
    const { page, problems, warnings, href, documents } = await open(site, first)
    await hydrated(page)
    for (const path of paths) {
      await page.goto(href(path))
      await hydrated(page)
      expect(await page.locator('main').count(), path).toBe(1)
    }
    expect(documents).toHaveLength(paths.length + 1)
    problems.take(/404 .*such\/page/)
    expect(problems.all).toEqual([])
    expect(warnings).toEqual([])
  })

  it('without', { timeout: 120_000 }, async ({ open }) => {
    const [first = '', ...paths] = builtPages(site).map(({ path }) => addressOf(path))
    const { page, problems, href } = await open(site, first, { javaScript: false })
    for (const path of [first, ...paths]) {
      await page.goto(href(path))
      const main = page.locator('main')
      expect(await main.isVisible(), path).toBe(true)
      expect((await main.textContent())?.length, path).toBeGreaterThan(20)
    }
    problems.take(/404 .*such\/page/)
    expect(problems.all).toEqual([])
  })
})
