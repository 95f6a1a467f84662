import { budget } from '../../../engine/client/navigation/prefetch-budget.ts'
import { expect, hydrated, it } from '../../e2e/harness/it.ts'
import { idle } from '../../e2e/harness/network.ts'

const tall = { width: 1280, height: 2400 }
const pageData = (requests: readonly string[]) => requests.filter((path) => /^\/docs\/.*\.json$/.test(path))

/** No fixture has so many links to so large pages. */
it('links in view fetch pages until the budget is spent, those of the article first', async ({ open }) => {
  const { page, requests } = await open('real', '/docs/core/execution-engine/overview', { viewport: tall })
  const sizes: number[] = []
  page.on('requestfinished', async (request) => {
    if (!pageData([new URL(request.url()).pathname]).length) return
    // The browser counts 300 bytes for the head of every answer (Resource Timing, transferSize).
    sizes.push((await request.sizes()).responseBodySize + 300)
  })
  await hydrated(page)
  const spent = () => sizes.reduce((sum, size) => sum + size, 0)
  await expect.poll(spent, { timeout: 20_000 }).toBeGreaterThanOrEqual(budget)
  await idle(page)
  expect(spent() - Math.max(...sizes)).toBeLessThan(budget)
  const ofArticle = await page
    .locator('.article a[href^="/docs/"]')
    .evaluateAll((links) => links.map((link) => `${(link as HTMLAnchorElement).pathname}.json`))
  const kinds = pageData(requests).map((path) => ofArticle.includes(path))
  // The next page comes before those of the article, and the sidebar has some of both.
  expect(kinds.slice(1, 4)).toEqual([true, true, true])
})
