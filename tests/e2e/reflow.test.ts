import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { tooWide } from './parts/too-wide.ts'

/** Texts that their own box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (element.closest('.visually-hidden, .sr-only') || !element.checkVisibility()) return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    return [...document.body.querySelectorAll('*')].filter(isCut).map((element) => element.outerHTML.slice(0, 120))
  })

/** As a reader does in the settings of the browser: text of twice the size. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Without scripts `every-page.test.ts` looks at all of them. */
describe('a window of 320 px', () => {
  it.for<[SiteName, string]>([
    ['real', '/'],
    ['real', '/ru/docs/introduction/installation'],
    ['versions', '/docs/harbors/practice'],
    ['versions', '/ru/docs/guide/install'],
    ['versions', '/docs/reference/commands'],
  ])('with scripts nothing scrolls sideways (%s %s)', async ([site, path], { open }) => {
    const { page } = await open(site, path, { viewport: { width: 320, height: 640 } })
    await hydrated(page)
    expect(await tooWide(page)).toEqual([])
  })
})

describe('text of 200 %', () => {
  const cases: readonly [SiteName, string, number][] = [
    ['real', '/', 1280],
    ['real', '/ru/docs/introduction/installation', 1280],
    ['versions', '/docs/harbors/practice', 1280],
    ['versions', '/ru/docs/guide/install', 720],
    ['plain', '/docs/notes', 1024],
  ]
  it.for(cases)('nothing scrolls sideways or is cut off (%s %s, %i px)', async ([site, path, width], { open }) => {
    const { page } = await open(site, path, { viewport: { width, height: 800 }, prepare: doubleText })
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await tooWide(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })
})
