import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { wheelTo } from './harness/wheel.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const active = (page: Page) => contents(page).locator('[aria-current="true"]').allTextContents()

describe('the table of contents', () => {
  it('marks the heading that is being read', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    expect(await active(page)).toEqual([])
    for (const [id, text] of [
      ['the-scan', 'The scan'],
      ['compression', 'Compression'],
      ['filters', 'Filters'],
    ] as const) {
      await wheelTo(page, `#${id}`, 70)
      await expect.poll(() => active(page)).toEqual([text])
    }
    // Chromium scrolls to the end by degrees, and takes no other key for it until it is there.
    const ended = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
    )
    await page.keyboard.press('End')
    await ended
    await expect.poll(() => active(page)).toEqual(['See also'])
    await page.keyboard.press('Home')
    await expect.poll(() => active(page)).toEqual([])
  })

  it('marks the heading that was jumped to, also near the end', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    for (const text of ['Retries', 'Reports', 'See also', 'Packing']) {
      await contents(page).getByRole('link', { name: text }).click()
      await expect.poll(() => active(page)).toEqual([text])
    }
  })

  it('leads to headings that are called like parts of the shell', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes', { viewport: { width: 1440, height: 300 } })
    await hydrated(page)
    for (const [text, id] of [
      ['Root', 'root-section'],
      ['Page data', 'page-data-section'],
    ] as const) {
      await contents(page).getByRole('link', { name: text }).click()
      await expect.poll(() => active(page)).toEqual([text])
      expect(new URL(page.url()).hash).toBe(`#${id}`)
    }
    await page.locator('article').getByRole('link', { name: 'the root' }).click()
    await expect.poll(() => active(page)).toEqual(['Root'])
  })

  it('keeps the marked link in view in a low window', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: { width: 1280, height: 320 } })
    await hydrated(page)
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toEqual(['See also'])
    const isInView = () =>
      contents(page).evaluate((nav) => {
        const link = nav.querySelector('[aria-current]')?.getBoundingClientRect()
        const frame = nav.getBoundingClientRect()
        return link !== undefined && link.top >= frame.top && link.bottom <= frame.bottom
      })
    await expect.poll(isInView).toBe(true)
  })

  it('is that of the page after a navigation', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hydrated(page)
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toEqual(['See also'])
    await page.locator('article').getByRole('link', { name: 'install', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expect
      .poll(() => contents(page).getByRole('link').allTextContents())
      .toEqual([
        'Install the package',
        'With npm',
        'With pnpm',
        'Choose a folder for the state',
        'Long paths',
        'When something is in the way',
        'Behind a proxy',
        'Verify',
      ])
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toEqual(['Verify'])
  })

  it('is a closed section above the article on small screens, also without JavaScript', async ({ open }) => {
    for (const javaScript of [true, false]) {
      const { page } = await open('versions', '/docs/guide/install', {
        viewport: { width: 360, height: 740 },
        javaScript,
      })
      if (javaScript) await hydrated(page)
      expect(await contents(page).isVisible()).toBe(false)
      const section = page.locator('main details', { hasText: 'On this page' }).first()
      const link = section.getByRole('link', { name: 'Verify' })
      expect(await link.isVisible()).toBe(false)
      await section.locator('summary').click()
      await link.click()
      await expect.poll(() => page.url()).toMatch(/#verify$/)
      const heading = await page.locator('#verify').boundingBox()
      expect(heading?.y).toBeLessThan(740)
    }
  })
})
