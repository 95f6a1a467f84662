import { describe, expect, hydrated, it } from './harness/it.ts'

const seed = 20_261_123

/** What breaks addresses: escapes that are cut off or mean no character, markup, quotes, and letters beyond one unit. */
const pieces = [
  ...['%', '%%', '%2', '%E0%A4%A', '%ff', '%00', '%C3%28', '%23', '%25', '%u0041'],
  ...['<script>', '"', "'", '\\', '`', '{{', '[data-x]', ':not(', '*', '..', '//', 'javascript:'],
  ...['#', '?', '&', '=', '+', ' ', '\u0000', '\ud800', '\u202e', '🌊', 'ё', 'compression', 'a'.repeat(500)],
] as const

/** A hundred texts, the same in each run. */
function fuzzed(): string[] {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  return Array.from({ length: 100 }, () =>
    Array.from({ length: 1 + next(4) }, () => pieces[next(pieces.length)]).join(''),
  )
}

/** A test fails with every uncaught error: of a hundred and one hashes and as many queries. */
describe('whatever stands in an address', () => {
  it.for([
    ['column', 1440],
    ['bar', 360],
  ] as const)('as a hash: the %s of contents goes on marking', async ([, width], { open }) => {
    const { page, documents } = await open('versions', '/docs/guide/transfer#%', { viewport: { width, height: 740 } })
    await hydrated(page)
    for (const hash of ['%', ...fuzzed()]) {
      await page.evaluate(async (text) => {
        location.hash = text
        scrollTo({ top: (scrollY + 400) % 1200, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, hash)
    }
    const heading = page.locator('#compression')
    await heading.evaluate((element) => element.scrollIntoView())
    await page.evaluate(() => scrollBy(0, 5))
    const marked = page.locator('[data-contents] [aria-current]')
    await expect.poll(() => marked.first().getAttribute('href')).toBe('#compression')
    expect(documents).toHaveLength(1)
  })

  it.for(['_highlight', 'q', ''])('as a query (%s): the page works', { timeout: 120_000 }, async (name, { open }) => {
    const path = name === 'q' ? '/search' : '/docs/guide/transfer'
    const { page } = await open('versions', path)
    await hydrated(page)
    let asked = 0
    for (const text of fuzzed().slice(0, 34)) {
      const query = name === '' ? text.replaceAll('#', '') : `${name}=${text.replaceAll('#', '')}`
      await page.evaluate(
        (search) =>
          window.navigation.navigate(`${location.pathname}?${search}#${search}`).finished?.catch(() => 'left'),
        query,
      )
      await page.reload()
      await hydrated(page)
      expect(await page.locator('h1').count()).toBe(1)
      asked++
    }
    expect(asked).toBe(34)
  })
})
