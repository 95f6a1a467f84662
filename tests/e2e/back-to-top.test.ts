import type { Page } from 'playwright-core'
import { checkButtonOverCode } from './checks/button-over-code.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/guide/transfer'
const button = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const jump = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

type Watched = typeof window & { scrolls: unknown[] }

/** Init script: takes down what the page asks of `scrollTo`. */
function watchScrolls(): void {
  const scrolls: unknown[] = []
  const scrollTo = window.scrollTo.bind(window) as (...args: unknown[]) => void
  window.scrollTo = (...args: unknown[]) => {
    scrolls.push(args.length === 1 ? args[0] : args[1])
    scrollTo(...args)
  }
  ;(window as Watched).scrolls = scrolls
}

/** Init script: the same in a browser that cannot scroll smoothly by itself. */
function watchOldScrolls(): void {
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style') ?? {}
  Object.defineProperty(HTMLElement.prototype, 'style', {
    get() {
      return this === document.documentElement ? {} : get?.call(this)
    },
  })
  const scrolls: unknown[] = []
  const scrollTo = window.scrollTo.bind(window) as (...args: unknown[]) => void
  window.scrollTo = (...args: unknown[]) => {
    scrolls.push(args.length === 1 ? args[0] : args[1])
    scrollTo(...args)
  }
  ;(window as Watched).scrolls = scrolls
}

const scrolls = (page: Page) => page.evaluate(() => (window as Watched).scrolls)
const forget = (page: Page) => page.evaluate(() => (window as Watched).scrolls.splice(0))

describe('back to top', () => {
  it('appears far down, scrolls smoothly and goes again', async ({ open }) => {
    const { page } = await open('versions', path, { init: watchScrolls, reducedMotion: 'no-preference' })
    await hydrated(page)
    expect(await button(page).count()).toBe(0)
    await jump(page, 3000)
    await button(page).waitFor()
    await forget(page)
    await button(page).click()
    expect(await scrolls(page)).toEqual([{ top: 0, behavior: 'smooth' }])
    await expect.poll(() => scrollY(page)).toBe(0)
    await button(page).waitFor({ state: 'detached' })
    // The button has gone; the focus is at the top, too.
    expect(await page.locator(':focus').getAttribute('id')).toBe('main')
  })

  it('eases with factor 0.85 where the browser cannot', async ({ open }) => {
    const { page } = await open('versions', path, { init: watchOldScrolls, reducedMotion: 'no-preference' })
    await hydrated(page)
    await jump(page, 3000)
    await button(page).waitFor()
    await forget(page)
    await button(page).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    const positions = [3000, ...((await scrolls(page)) as number[])]
    expect(positions.length).toBeGreaterThan(20)
    expect(positions.at(-1)).toBe(0)
    for (const [index, y] of positions.slice(1).entries()) expect(y).toBe(Math.floor((positions[index] ?? 0) * 0.85))
  })

  it('the easing ends when the reader scrolls', async ({ open }) => {
    const { page } = await open('versions', path, { init: watchOldScrolls, reducedMotion: 'no-preference' })
    await hydrated(page)
    await jump(page, 3000)
    await button(page).waitFor()
    const [at, later] = await button(page).evaluate(async (element: HTMLElement) => {
      const frames = async (count: number) => {
        for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame)
      }
      element.click()
      await frames(3)
      window.dispatchEvent(new WheelEvent('wheel'))
      const stopped = window.scrollY
      await frames(5)
      return [stopped, window.scrollY]
    })
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(3000)
    expect(later).toBe(at)
  })

  it('jumps under reduced motion', async ({ open }) => {
    const { page } = await open('versions', path, { reducedMotion: 'reduce' })
    await hydrated(page)
    await jump(page, 3000)
    await button(page).press('Enter')
    expect(await scrollY(page)).toBe(0)
  })

  it('does not appear on the first screens', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    await jump(page, 3000)
    await button(page).waitFor()
    await jump(page, 1100)
    await button(page).waitFor({ state: 'detached' })
  })

  checkButtonOverCode([
    ['versions', '/docs/guide/transfer', 360, 740],
    ['versions', '/docs/guide/transfer', 1000, 700],
  ])
})
