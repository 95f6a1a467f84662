import { describe, expect, hydrated, it, urlOf } from './harness/it.ts'
import { builtPages } from './parts/built-pages.ts'

const hrefsIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? '')

/** Every page that can be reached from the front page by links, with the page that leads there first. */
async function crawl(start: string): Promise<ReadonlyMap<string, string>> {
  const from = new Map([[start, '']])
  for (const path of from.keys()) {
    const response = await fetch(urlOf('real', path))
    for (const href of hrefsIn(await response.text())) {
      if (!from.has(href) && !/\.\w+$/.test(href)) from.set(href, path)
    }
  }
  return from
}

describe('no page is an orphan', () => {
  it.for(['/', '/ru/'])('from %s links lead to every page of both languages', async (start) => {
    const reached = await crawl(start)
    const pages = builtPages('real').map(({ path }) => path)
    expect(pages.filter((path) => !/\/(404|search)$/.test(path) && !reached.has(path))).toEqual([])
  })

  it('a page without sidebar is reached from the text of another one, and shows none', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.locator('article').getByRole('link', { name: 'reference' }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/reference/commands'))
    await expect.poll(() => page.locator('#docs-sidebar').count()).toBe(0)
    await page.reload()
    expect(await page.locator('#docs-sidebar').count()).toBe(0)
    await page.locator('article').getByRole('link', { name: 'transfer', exact: true }).click()
    await page.locator('#docs-sidebar').waitFor()
  })
})
