import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { idle } from './harness/network.ts'

/** Brings each tool that waits for no press into view until it has started: one that is passed quickly may not. */
async function startAll(page: Page): Promise<void> {
  const waiting = page.locator('.tool:not([data-started], :has(> .tool-row))').first()
  const next = async () => {
    await waiting.evaluateAll(([tool]) => tool?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    return waiting.count()
  }
  await expect.poll(next).toBe(0)
}

/** Scrolls through the page as fast as a thumb, down and up again, and gives what has moved meanwhile. */
async function shiftsWhileScrolling(page: Page): Promise<unknown> {
  const scrollThrough = () =>
    page.evaluate(async () => {
      const end = document.documentElement.scrollHeight
      for (const step of [600, -600]) {
        for (let y = step > 0 ? 0 : end; y >= 0 && y <= end; y += step) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
    })
  await page.evaluate(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    const describe = ({
      node,
      previousRect,
      currentRect,
    }: {
      node: Element
      previousRect: DOMRect
      currentRect: DOMRect
    }) => `${node?.nodeName}.${node?.className} ${previousRect.top} ${currentRect.top}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Parameters<typeof describe>[0][] }
        shifts.push([value, ...sources.map(describe)])
      }
    }).observe({ type: 'layout-shift' })
  })
  await scrollThrough()
  await scrollThrough()
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
}

describe('nothing moves while a reader scrolls', () => {
  it.for<[SiteName, string, number]>([
    ['versions', '/', 390],
    ['versions', '/docs/guide/transfer', 390],
    ['versions', '/docs/harbors/practice', 390],
    ['blog', '/blog', 390],
    ['blog', '/blog/tides', 390],
    ['pictures', '/docs/views', 390],
    ['tools', '/docs/run', 390],
    ['tools', '/ru/docs/run', 390],
    ['tools', '/docs/run', 1440],
  ])('%s %s at %i px', async ([site, path, width], { open }) => {
    const { page } = await open(site, path, { viewport: { width, height: 844 } })
    await hydrated(page)
    // A page that still loads is measured elsewhere.
    await page.evaluate(async () => void (await document.fonts.ready))
    await idle(page)
    expect(await shiftsWhileScrolling(page)).toEqual([])
  })
})

describe.each([360, 1440])('beside what grows, at %i px', (width) => {
  it.for([
    ['/docs/run', 'Back to a page'],
    ['/docs/run', 'Back to a document'],
    ['/docs/run', 'a reload'],
    ['/docs/timing', 'Back to a page'],
  ] as const)('%s: %s leads to the same words at the same height', async ([path, way], { open }) => {
    const { page } = await open('tools', path, { viewport: { width, height: 400 } })
    await hydrated(page)
    const title = await page.locator('h1').textContent()
    const top = () => page.locator('main > :last-child').evaluate((element) => element.getBoundingClientRect().top)
    await startAll(page)
    await page.evaluate(() => {
      const end = document.documentElement.scrollHeight - innerHeight
      window.scrollTo({ top: end - 30, behavior: 'instant' })
    })
    await idle(page)
    const before = await top()
    if (way === 'a reload') await page.reload()
    else {
      const address = way === 'Back to a page' ? '/docs/start' : '/ru/docs/start'
      await page.evaluate((to) => void window.navigation.navigate(to), address)
      await page.waitForURL(`**${address}`)
      await expect.poll(() => page.locator('h1').textContent()).not.toBe(title)
      await page.goBack()
    }
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    await hydrated(page)
    await expect.poll(async () => Math.round((await top()) - before)).toBe(0)
    await idle(page)
    expect(Math.round((await top()) - before)).toBe(0)
  })
})
