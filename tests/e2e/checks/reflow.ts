import type { Page } from 'playwright-core'
import { expect, hydrated, it, type SiteName } from '../harness/it.ts'
import { idle } from '../harness/network.ts'
import { tooWide } from '../parts/too-wide.ts'

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

/** Height of all that stays over the text when the page scrolls, bars and buttons together. */
const fixedHeight = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    const heights = [...document.body.querySelectorAll('*')].map((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, left, right, height } = element.getBoundingClientRect()
      const isFixed = position === 'fixed' || (position === 'sticky' && element.localName !== 'footer')
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight
      return isFixed && isSeen && left < text.right && right > text.left ? height : 0
    })
    return heights.reduce((sum, height) => sum + height, 0)
  })

type Place = readonly [SiteName, string]

/** In a window of 320 px; without scripts `checkEveryPage` looks at all pages. */
export function checkNarrow(places: readonly Place[]): void {
  it.for(places)('with scripts nothing scrolls sideways (%s %s)', async ([site, path], { open }) => {
    const { page } = await open(site, path, { viewport: { width: 320, height: 640 } })
    await hydrated(page)
    expect(await tooWide(page)).toEqual([])
  })
}

/** Text of 200 %, in a window of some px. */
export function checkDoubleText(cases: readonly (readonly [...Place, number])[]): void {
  it.for(cases)('nothing scrolls sideways or is cut off (%s %s, %i px)', async ([site, path, width], { open }) => {
    const { page } = await open(site, path, { viewport: { width, height: 800 }, prepare: doubleText })
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await tooWide(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })
}

/** 1280 × 1024 at 400 %, phones on their side, and windows in which one bar sticks. */
const windows = [
  [320, 256],
  [320, 180],
  [740, 360],
  [1280, 256],
  [600, 450],
  [1280, 500],
] as const

/** What is fixed takes at most a fifth of the height, for readers of a locale. */
export function checkFixedHeight(pages: readonly (readonly [...Place, string])[]): void {
  it.for(pages)('%s %s for readers of %s', async ([site, path, locale], { open }) => {
    const { page } = await open(site, path, { locale })
    await hydrated(page)
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await scroll(page, 0)
      await scroll(page, height * 3)
      const size = `${width} × ${height}`
      expect(await page.evaluate(() => scrollY), size).toBeGreaterThan(height)
      expect(await fixedHeight(page), size).toBeLessThanOrEqual(height / 5)
      expect(await tooWide(page), size).toEqual([])
    }
  })
}

/** Some bars appear and go by way of an observer. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  await idle(page)
}
