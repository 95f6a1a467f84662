import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { openDrawer, phone } from './parts/drawer.ts'

const path = '/docs/harbors/practice'

describe('on paper', () => {
  it('the article stands alone, with everything open', async ({ open }) => {
    const { page } = await open('versions', path, { colorScheme: 'dark' })
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['nav', 'aside', 'button', 'dialog', '.announcement']) {
      expect(await page.locator(`${part}:visible`).count(), part).toBe(0)
    }
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('.tab-panel:visible').count()).toBe(5)
    expect(await page.locator('.tab-label:visible').allTextContents()).toEqual([
      'Linux',
      'macOS',
      'Windows',
      'Linux',
      'Windows',
    ])
    const body = page.getByText('Two would be too few')
    expect(await body.evaluate((text) => text.checkVisibility() && text.getBoundingClientRect().height > 0)).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })

  it('links tell their address', async ({ open }) => {
    const { page } = await open('versions', '/docs/harbors/remote')
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('article').getByRole('link', { name: 'SSH' })
    const after = await link.evaluate((a) => getComputedStyle(a, '::after').content)
    // The engine may give it with the attribute in place, or as it was written.
    expect(after).toMatch(
      /^" \(" (attr\(href\)|"https:\/\/openssh\.example\/") "\)"$|^" \(https:\/\/openssh\.example\/\)"$/,
    )
  })

  it('wide code breaks its lines', async ({ open }) => {
    const { page } = await open('versions', path, { viewport: { width: 700, height: 900 } })
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .locator('.code pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
})

/** Colours of what is drawn with a mask; the background of the page is not among them where the drawing shows. */
const drawn = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo)

describe('forced colours', () => {
  it('icons and the focus show', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    await page.emulateMedia({ forcedColors: 'active' })
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const masks: readonly [string, string?][] = [
      ['header .icon-system'],
      ['header .icon-source'],
      ['header .icon-chevron-down'],
      ['#docs-sidebar .icon-chevron-right'],
      ['#docs-sidebar .icon-docker'],
      ['.code-copy .icon'],
      ['.article .details > summary', '::before'],
      ['#docs-sidebar [aria-current="page"]', '::before'],
    ]
    for (const [selector, pseudo] of masks) {
      const color = await drawn(page, selector, pseudo)
      expect(color, selector).not.toBe(canvas)
      expect(color, selector).not.toBe('rgba(0, 0, 0, 0)')
    }
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const focus = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return { outlineStyle, isThick: Number.parseFloat(outlineWidth) >= 2, outlineColor, text: element.outerHTML }
      })
      expect(focus.outlineStyle, focus.text).not.toBe('none')
      expect(focus.isThick, focus.text).toBe(true)
      expect(focus.outlineColor, focus.text).not.toBe(canvas)
    }
  })

  it('the chosen tab is told apart', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    await page.emulateMedia({ forcedColors: 'active' })
    const looks = await page
      .locator('.tab-list')
      .first()
      .locator('.tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundImage))
    expect(looks[0]).toMatch(/gradient/)
    expect(looks.slice(1)).toEqual(['none', 'none'])
  })
})

/** Everything that takes longer than a millisecond to move. */
const slow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after', '::backdrop']) {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo)
        const moves = Math.max(seconds(transitionDuration), animationName === 'none' ? 0 : seconds(animationDuration))
        if (moves > 0.001) found.push(`${element.tagName}.${element.className}${pseudo ?? ''} ${moves} s`)
      }
    }
    return found
  })

describe('reduced motion', () => {
  it.for([
    ['versions', path],
    ['plain', '/'],
  ] as const)('nothing moves (%s %s)', async ([site, page_], { open }) => {
    const { page } = await open(site, page_, { viewport: phone, reducedMotion: 'reduce' })
    await hydrated(page)
    expect(await slow(page)).toEqual([])
    await openDrawer(page)
    expect(await slow(page)).toEqual([])
  })

  it('which is not so for others', async ({ open }) => {
    const { page } = await open('versions', path, { reducedMotion: 'no-preference' })
    expect((await slow(page)).length).toBeGreaterThan(5)
  })
})
