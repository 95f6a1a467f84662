import { expect, hydrated, it, type SiteName } from '../harness/it.ts'
import { builtPages } from '../parts/built-pages.ts'
import { tooWide } from '../parts/too-wide.ts'

/** What a site answers for addresses that lead nowhere is asked for by such an address. */
const addressOf = (path: string) => path.replace(/\/404$/, '/no/such/page')

/** Three seconds for each page of a site of 400, several times what a visit takes on a slow machine: it ends what hangs. */
const timeout = 1_200_000

/** Every page of a site reports nothing on the console and keeps to the policy. */
export function checkEveryPage(site: SiteName): void {
  it('with JavaScript', { timeout }, async ({ open }) => {
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

  it('without, where it scrolls sideways in no window of 320 px either', { timeout }, async ({ open }) => {
    const [first = '', ...paths] = builtPages(site).map(({ path }) => addressOf(path))
    const { page, problems, href } = await open(site, first, {
      javaScript: false,
      viewport: { width: 320, height: 640 },
    })
    const wide: Record<string, readonly string[]> = {}
    for (const path of [first, ...paths]) {
      if (path !== first) await page.goto(href(path))
      const main = page.locator('main')
      expect(await main.isVisible(), path).toBe(true)
      expect((await main.textContent())?.length, path).toBeGreaterThan(20)
      const found = await tooWide(page)
      if (found.length > 0) wide[path] = found
    }
    expect(wide).toEqual({})
    problems.take(/404 .*such\/page/)
    expect(problems.all).toEqual([])
  })
}
