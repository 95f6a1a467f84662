import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { wheel, wheelTo } from './harness/wheel.ts'

const phone = { width: 360, height: 740 }
const bar = (page: Page) => page.locator('main > details')
const summary = (page: Page) => bar(page).locator('summary')
const list = (page: Page) => bar(page).locator('ol')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const isOpen = (page: Page) => bar(page).evaluate((element: HTMLDetailsElement) => element.open)

/** Distance from the lower edge of the navbar, or of the window where the navbar is away, to the bar. */
const gap = (page: Page) =>
  summary(page).evaluate((element) => {
    const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.round(element.getBoundingClientRect().top - Math.max(0, navbar))
  })

/** Whether a reader sees an element: at its upper left corner nothing lies over it. */
const isSeen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [box] = element.getClientRects()
    const top = box && document.elementFromPoint(box.left + 2, box.top + 2)
    return top !== null && top !== undefined && (element.contains(top) || top.contains(element))
  })

type Recording = typeof window & { sights: { shifts: number; apart: number } }

/** From now on: how often something has shifted, and in how many frames the bar was apart from the navbar's edge. */
function recordSights(): void {
  const sights = { shifts: 0, apart: 0 }
  ;(window as Recording).sights = sights
  new PerformanceObserver((list) => (sights.shifts += list.getEntries().length)).observe({ type: 'layout-shift' })
  const next = () => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const top = document.querySelector('main > details')?.getBoundingClientRect().top ?? 0
    if (Math.abs(top - edge) > 2) sights.apart++
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Opens the list once the bar is served: the code for that comes with the first scrolling or opening. */
async function openList(page: Page): Promise<void> {
  await hydrated(page)
  await summary(page).click()
  await summary(page).locator('> span').waitFor({ state: 'attached' })
}

describe('the bar of contents on small screens', () => {
  it.for([
    ['plain', '/docs/notes/tides', 360],
    ['plain', '/ru/docs/notes/tides', 360],
    ['versions', '/docs/guide/transfer', 1024],
  ] as const)('stays below the navbar and names the heading that is read: %s %s at %i px', async (at, { open }) => {
    const [site, path, width] = at
    const { page } = await open(site, path, { viewport: { width, height: 740 } })
    await hydrated(page)
    const ids = await list(page)
      .locator('a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash.slice(1)))
    const label = await summary(page).textContent()
    for (const id of [ids[2], ids[1]] as string[]) {
      await wheelTo(page, `#${id}`, 120)
      const name = await list(page).locator(`a[href="#${id}"]`).textContent()
      await expect.poll(() => summary(page).textContent()).toBe(`${label}${name}`)
      await expect.poll(() => gap(page)).toBe(0)
      expect(await list(page).locator('[aria-current]').allTextContents()).toEqual([name])
    }
    // Readers of the screen hear the same name all the way.
    expect(await summary(page).ariaSnapshot()).toBe(`- text: ${label}`)
    await page.keyboard.press('Control+Home')
    await expect.poll(() => summary(page).textContent()).toBe(label)
  })

  it('keeps a long heading on its line', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install', { viewport: { width: 320, height: 640 } })
    await hydrated(page)
    const before = await summary(page).evaluate((element) => element.clientHeight)
    expect(before).toBeGreaterThanOrEqual(44)
    await page.locator('#when-something-is-in-the-way').evaluate((heading) => heading.scrollIntoView())
    await expect.poll(() => summary(page).textContent()).toContain('When something is in the way')
    expect(await summary(page).evaluate((element) => element.clientHeight)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('loads its code when the reader scrolls or opens it', async ({ open }) => {
    const { page, requests } = await open('plain', '/docs/notes/tides', { viewport: phone })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const code = () => requests.filter((path) => /\/contents-.*\.js$/.test(path)).length
    expect(code()).toBe(0)
    await wheel(page, 300)
    await expect.poll(code).toBe(1)
  })

  it('opens its list over the article, inside the window, with the current heading in view', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: { width: 360, height: 400 } })
    await hydrated(page)
    await page.locator('#reports').evaluate((heading) => heading.scrollIntoView())
    await expect.poll(() => summary(page).textContent()).toContain('Reports')
    const top = () => page.locator('#reports').evaluate((heading) => heading.getBoundingClientRect().top)
    const before = await top()
    await summary(page).click()
    await expect.poll(() => list(page).isVisible()).toBe(true)
    expect(await top()).toBe(before)
    const box = await list(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400)
    await expect.poll(() => isSeen(page, 'main > details a[aria-current]')).toBe(true)
  })

  it('closes after a choice, and the chosen heading stands free', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone })
    await openList(page)
    await list(page).getByRole('link', { name: 'Compression' }).click()
    await expect.poll(() => page.url()).toMatch(/#compression$/)
    expect(await isOpen(page)).toBe(false)
    await expect.poll(() => isSeen(page, '#compression')).toBe(true)
    await expect.poll(() => summary(page).textContent()).toContain('Compression')
  })

  it('closes on Escape, with the focus back where it came from', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone })
    await openList(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('closes on a tap or a focus elsewhere', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone, touch: true })
    await openList(page)
    await page.touchscreen.tap(180, 735)
    expect(await isOpen(page)).toBe(false)
    await summary(page).tap()
    await expect.poll(() => isOpen(page)).toBe(true)
    await page.locator('article a').first().focus()
    expect(await isOpen(page)).toBe(false)
  })

  it('takes the focus without scrolling the page', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes/tides', { viewport: phone })
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 900))
    await summary(page).focus()
    expect(await scrollY(page)).toBe(900)
  })
})

describe('what the bar of contents leaves free', () => {
  it.for([16, 32])('a heading that is jumped to, with text of %i px', async (size, { open }) => {
    for (const javaScript of [true, false]) {
      const { page } = await open('plain', '/docs/notes/tides', { viewport: phone, javaScript })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } })
      const id = await page.locator('article h2').nth(2).getAttribute('id')
      await page.goto(`${page.url()}#${id}`)
      await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
      await expect.poll(() => isSeen(page, `#${id}`)).toBe(true)
    }
  })

  it('what the keyboard walks back to', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone })
    await hydrated(page)
    await page.locator('footer a').first().focus()
    const hidden: string[] = []
    let walked = 0
    for (; walked < 40; walked++) {
      await page.keyboard.press('Shift+Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const lower = document.querySelector('main > details')?.getBoundingClientRect().bottom ?? 0
        const isInPage = element?.closest('main') && !element.closest('main > details')
        if (!element || !isInPage) return null
        return element.getBoundingClientRect().bottom <= lower ? (element.textContent ?? '') : ''
      })
      if (focused === null) break
      if (focused) hidden.push(focused)
    }
    expect(walked).toBeGreaterThan(10)
    expect(hidden).toEqual([])
  })
})

describe('the bar of contents below a navbar that hides', () => {
  it.for(['reduce', 'no-preference'] as const)(
    'takes its place and gives it back, and nothing shifts: %s motion',
    async (reducedMotion, { open }) => {
      const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone, reducedMotion })
      await hydrated(page)
      await page.evaluate(recordSights)
      const top = () => summary(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
      for (const [by, expected] of [
        [700, 0],
        [-120, 56],
        [300, 0],
        [-60, 56],
      ] as const) {
        await wheel(page, by)
        await expect.poll(top).toBe(expected)
      }
      expect(await page.evaluate(() => (window as Recording).sights)).toEqual({ shifts: 0, apart: 0 })
    },
  )
})

describe('the bar of contents without JavaScript', () => {
  it('stays below the navbar, opens, leads to headings that it does not hide, and closes', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: phone, javaScript: false })
    await page.evaluate(() => window.scrollTo(0, 1500))
    expect(await gap(page)).toBe(0)
    await summary(page).click()
    expect(await scrollY(page)).toBe(1500)
    await list(page).getByRole('link', { name: 'Compression' }).click()
    await expect.poll(() => page.url()).toMatch(/#compression$/)
    expect(await isSeen(page, '#compression')).toBe(true)
    await summary(page).click()
    expect(await list(page).isVisible()).toBe(false)
  })
})

describe('the bar of contents elsewhere', () => {
  it.for<[SiteName, string]>([
    ['versions', '/docs/harbors/local'],
    ['versions', '/'],
    ['blog', '/blog'],
    ['blog', '/search'],
  ])('is not there without headings: %s %s', async ([site, path], { open }) => {
    const { page } = await open(site, path, { viewport: phone })
    expect(await bar(page).count()).toBe(0)
  })

  it('is not printed', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes/tides', { viewport: phone })
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).isVisible()).toBe(false)
  })

  it('has an edge in forced colours', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes/tides', { viewport: phone })
    await page.emulateMedia({ forcedColors: 'active' })
    const edge = await bar(page).evaluate((element) => {
      const { borderImageSource, borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
      return [borderImageSource, borderBottomStyle, borderBottomWidth]
    })
    expect(edge).toEqual(['none', 'solid', '1px'])
  })
})
