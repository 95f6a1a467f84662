import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, hydrated, it, type Open, type OpenOptions, type SiteName, siteOf, type Visit } from '../harness/it.ts'
import { builtPages } from '../parts/built-pages.ts'
import { chosenPages } from '../parts/chosen-pages.ts'
import { tooWide } from '../parts/too-wide.ts'

/** What a site answers for addresses that lead nowhere is asked for by such an address. */
const addressOf = (path: string) => path.replace(/\/404$/, '/no/such/page')

/** Three seconds for each page of a site of 400, several times what a visit takes on a slow machine: it ends what hangs. */
const timeout = 1_200_000

/**
 * Every page of a site has its text without JavaScript and nothing inline that the policy does not name. A browser is shown
 * those that stand for all, and some more: they report nothing on the console and keep to the policy.
 * @param more paths of pages to be shown besides
 */
export function checkEveryPage(site: SiteName, more: readonly string[] = []): void {
  const visited = () => {
    const pages = builtPages(site)
    const paths = new Set([...chosenPages(pages).map(({ path }) => path), ...more])
    const found = pages.filter(({ path }) => paths.has(path)).map(({ path }) => addressOf(path))
    expect(found.length).toBeGreaterThan(4)
    return found
  }

  it('as the build has written it', () => {
    const info = JSON.parse(readFileSync(join(siteOf(site).folder, '../.build/site.json'), 'utf8'))
    const named = new Set<string>([...info.scriptHashes, ...info.styleHashes])
    for (const { path, html } of builtPages(site)) {
      const [, main = '', ...others] = html.split(/<\/?main[ >]/)
      expect(others, path).toHaveLength(1)
      expect(main.replace(/<[^>]*>/g, '').trim().length, path).toBeGreaterThan(20)
      const inline = [...html.matchAll(/<(script|style)(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/\1>/g)]
      expect(inline.length, path).toBeGreaterThan(0)
      expect(
        inline.filter(([, , text = '']) => !named.has(hashOf(text))).map(([whole]) => whole.slice(0, 80)),
        path,
      ).toEqual([])
    }
  })

  it('with JavaScript', { timeout }, async ({ open }) => {
    await inTwoTabs(open, site, visited(), {}, async ({ page, warnings }, path) => {
      await hydrated(page)
      expect(await page.locator('main').count(), path).toBe(1)
      expect(warnings).toEqual([])
    })
  })

  it('without, where it scrolls sideways in no window of 320 px either', { timeout }, async ({ open }) => {
    const wide: Record<string, readonly string[]> = {}
    const narrow = { javaScript: false, viewport: { width: 320, height: 640 } }
    await inTwoTabs(open, site, visited(), narrow, async ({ page }, path) => {
      expect(await page.locator('main').isVisible(), path).toBe(true)
      const found = await tooWide(page)
      if (found.length > 0) wide[path] = found
    })
    expect(wide).toEqual({})
  })
}

/** Shows every second page in the one tab, the others in the other; each is a document of its own, and reports nothing. */
async function inTwoTabs(
  open: Open,
  site: SiteName,
  paths: readonly string[],
  options: OpenOptions,
  look: (visit: Visit, path: string) => Promise<void>,
): Promise<void> {
  const tabs = [0, 1].map((tab) => paths.filter((_, index) => index % 2 === tab))
  await Promise.all(
    tabs.map(async ([first = '', ...rest]) => {
      const visit = await open(site, first, options)
      await look(visit, first)
      for (const path of rest) {
        await visit.page.goto(visit.href(path))
        await look(visit, path)
      }
      expect(visit.documents).toHaveLength(rest.length + 1)
      visit.problems.expect(/404 .*such\/page/)
      expect(visit.problems.all).toEqual([])
    }),
  )
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
