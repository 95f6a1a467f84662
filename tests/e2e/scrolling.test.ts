import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { hold } from './harness/network.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Distance between the bar and the target below it, once the page has come to rest at the hash. */
function gapBelowBar(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.round((document.getElementById(target)?.getBoundingClientRect().top ?? -1) - bar)
  }, id)
}

const isInView = (page: Page, id: string) =>
  page.evaluate((target) => {
    const box = document.getElementById(target)?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight
  }, id)

/** Scrolls as a script does, and waits until the page has noticed. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scrollend', () => resolve(), { once: true })
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )

describe('scrolling', () => {
  it('shows a new page at its top', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    await scrollTo(page, 1500)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(await scrollY(page)).toBe(0)
  })

  it('stays where it is while the keyboard walks through the bar', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes/tides', { viewport: { width: 1280, height: 400 } })
    await hydrated(page)
    await scrollTo(page, 500)
    await page.locator('header a').first().focus()
    for (let count = 0; count < 3; count++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
    expect(await scrollY(page)).toBe(500)
  })

  it('restores the position on Back and Forward', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    await scrollTo(page, 1500)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await scrollTo(page, 300)
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    await expect.poll(() => scrollY(page)).toBe(1500)
    await page.goForward()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expect.poll(() => scrollY(page)).toBe(300)
    expect(documents).toHaveLength(1)
  })

  it.for(['to a page', 'to a document'] as const)(
    'opens again on Back %s what the reader had opened, so that the position fits',
    async (way, { open }) => {
      const viewport = { width: 1280, height: 320 }
      const { page } = await open('versions', '/docs/harbors/practice', { viewport })
      await hydrated(page)
      const sections = page.locator('.article .details')
      const areOpen = () => sections.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open))
      await sections.first().locator('summary').click()
      await sections.nth(1).locator('summary').click()
      await sections.nth(1).locator('summary').click()
      await expect.poll(areOpen).toEqual([true, false])
      // An entry of its own, as a link of the contents makes.
      await page.evaluate(() => window.navigation.navigate('#questions'))
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      await scrollTo(page, end)
      // Not by the pointer, which would scroll the page first.
      const away = way === 'to a page' ? '#docs-sidebar a[href$="/remote"]' : 'header a[hreflang="ru"]'
      await page.locator(away).evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(way === 'to a page' ? /harbors\/remote$/ : /ru\/docs\/harbors\/practice/)
      await expect.poll(() => page.locator('h1').textContent()).not.toBe('A practice harbor')
      await page.goBack()
      await expect.poll(() => page.title()).toContain('practice')
      await expect.poll(areOpen).toEqual([true, false])
      await expect.poll(() => scrollY(page)).toBe(Math.round(end))
    },
  )

  it('restores the position beside a picture that is not here yet', async ({ open }) => {
    const { page, documents } = await open('pictures', '/docs/views', {
      viewport: { width: 1280, height: 320 },
      // The one at the end, which comes late.
      prepare: (page) => hold(page, '**/buoy-*.avif'),
    })
    await hydrated(page)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await scrollTo(page, end)
    await page.locator('#docs-sidebar a[href$="/plan"]').evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => page.locator('article h1').textContent()).toBe('Plan')
    await page.goBack()
    await expect.poll(() => page.locator('article h1').textContent()).toBe('Views')
    await expect.poll(() => scrollY(page)).toBe(Math.round(end))
    expect(documents).toHaveLength(1)
  })

  it('restores the position after a step back from another document', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    await scrollTo(page, 1500)
    await page.goto(new URL('/ru/docs/guide', page.url()).href)
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => scrollY(page)).toBe(1500)
  })
})

/** A link into a text, as an article has it. */
async function followInto(page: Page, href: string): Promise<void> {
  await page
    .locator('.article p')
    .first()
    .evaluate((paragraph, address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'into a text' })
      paragraph.append(link)
    }, href)
  await page.getByRole('link', { name: 'into a text' }).click()
}

describe('a link to a text', () => {
  const text = ':~:text=A%20transfer%20ends'

  it('of another page scrolls there, as a full load does', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide')
    await hydrated(page)
    await followInto(page, href(`/docs/guide/transfer#${text}`))
    await expect.poll(() => page.locator('article h1').textContent()).toBe('Transfers')
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300)
  })

  it('of the page on screen scrolls there', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    await followInto(page, `#${text}`)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300)
    expect(documents).toHaveLength(1)
  })
})

describe.each<[SiteName, string, string, string]>([
  ['versions', '/docs/guide/transfer', 'retries', '/docs/guide/install'],
  ['plain', '/docs/notes/tides', 'evening', '/docs/notes'],
])('hash targets of the site %s', (site, path, id, from) => {
  it('stand below the bar after a load', async ({ open }) => {
    const { page } = await open(site, `${path}#${id}`)
    await expect.poll(() => gapBelowBar(page, id)).toBeGreaterThanOrEqual(0)
    await hydrated(page)
    expect(await isInView(page, id)).toBe(true)
    expect(await gapBelowBar(page, id)).toBeGreaterThanOrEqual(0)
  })

  it('stand below the bar without JavaScript', async ({ open }) => {
    const { page } = await open(site, `${path}#${id}`, { javaScript: false })
    const heading = await page.locator(`#${id}`).boundingBox()
    const bar = await page.locator('header').first().boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(heading?.y).toBeLessThan(400)
  })

  it('stand below the bar after a click on the page', async ({ open }) => {
    const { page, documents } = await open(site, path)
    await hydrated(page)
    await page.locator(`article a[href="#${id}"]`).first().click()
    await expect.poll(() => isInView(page, id)).toBe(true)
    expect(await gapBelowBar(page, id)).toBeGreaterThanOrEqual(0)
    expect(documents).toHaveLength(1)
  })

  it('stand below the bar after a click on another page', async ({ open }) => {
    const { page, documents, href } = await open(site, from)
    await hydrated(page)
    await page.locator(`article a[href$="${path}#${id}"]`).click()
    await expect.poll(() => page.url()).toBe(href(`${path}#${id}`))
    await expect.poll(() => isInView(page, id)).toBe(true)
    expect(await gapBelowBar(page, id)).toBeGreaterThanOrEqual(0)
    expect(documents).toHaveLength(1)
  })

  it('are left again on Back', async ({ open }) => {
    const { page } = await open(site, path)
    await hydrated(page)
    await page.locator(`article a[href="#${id}"]`).first().click()
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(0)
  })
})
