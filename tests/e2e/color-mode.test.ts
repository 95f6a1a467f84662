import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { hold } from './harness/network.ts'
import { openDrawer, phone, toMainMenu } from './parts/drawer.ts'

const button = (page: Page) => page.locator('header [data-color-mode]')
const light = 'oklch(0.985 0.007 90)'
const dark = 'oklch(0.195 0.008 80)'

/** What the switch says, what the page shows and what is stored. */
function stateOf(page: Page): Promise<readonly (string | null | undefined)[]> {
  return page.evaluate(() => [
    document.querySelector('header [data-color-mode]')?.getAttribute('aria-label'),
    getComputedStyle(document.documentElement).backgroundColor,
    localStorage.getItem('docs.color-mode'),
  ])
}

const expectState = (page: Page, ...state: (string | null)[]) => expect.poll(() => stateOf(page)).toEqual(state)

describe('the switch of the colour mode', () => {
  it('cycles through system, light and dark, and remembers', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { colorScheme: 'dark' })
    await hydrated(page)
    await expectState(page, 'Color mode: as the system', dark, null)
    await button(page).click()
    await expectState(page, 'Color mode: light', light, 'light')
    await page.reload()
    await hydrated(page)
    await expectState(page, 'Color mode: light', light, 'light')
    await button(page).press('Enter')
    await expectState(page, 'Color mode: dark', dark, 'dark')
    await button(page).press('Space')
    await expectState(page, 'Color mode: as the system', dark, null)
  })

  it('alternates where the system has no say, and starts with the default', async ({ open }) => {
    const { page } = await open('plain', '/ru/docs/notes', { colorScheme: 'light' })
    await hydrated(page)
    await expectState(page, 'Цветовая схема: тёмная', dark, null)
    await button(page).click()
    await expectState(page, 'Цветовая схема: светлая', light, 'light')
    await button(page).click()
    await expectState(page, 'Цветовая схема: тёмная', dark, 'dark')
  })

  it('follows the system until the reader chooses', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { colorScheme: 'light' })
    await hydrated(page)
    await expectState(page, 'Color mode: as the system', light, null)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectState(page, 'Color mode: as the system', dark, null)
    await button(page).click()
    await expectState(page, 'Color mode: light', light, 'light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectState(page, 'Color mode: light', light, 'light')
  })

  it('keeps all tabs in step', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide')
    await hydrated(page)
    const other = await page.context().newPage()
    await other.goto(href('/docs/reference/commands'))
    await hydrated(other)
    await button(page).click()
    await button(page).click()
    await expectState(other, 'Color mode: dark', dark, 'dark')
    await button(other).click()
    await expectState(page, 'Color mode: as the system', light, null)
    await button(other).click()
    await expectState(page, 'Color mode: light', light, 'light')
    await other.getByRole('button', { name: 'Close the announcement' }).click()
    const announcement = page.getByRole('region', { name: 'Announcement', exact: true })
    await announcement.waitFor({ state: 'hidden' })
    await other.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await other.evaluate(() => localStorage.clear())
    await expectState(page, 'Color mode: as the system', dark, null)
    await announcement.waitFor()
  })

  it('what is cleared before the script comes is not shown for ever', async ({ open }) => {
    let code = { release: () => {} }
    const { page, href } = await open('versions', '/docs/guide', {
      storage: { 'docs.color-mode': 'dark' },
      waitForLoad: false,
      prepare: async (page) => {
        code = await hold(page, '**/assets/start-*.js')
      },
    })
    const other = await page.context().newPage()
    await other.goto(href('/docs/reference/commands'))
    await other.evaluate(() => localStorage.clear())
    code.release()
    await hydrated(page)
    await expectState(page, 'Color mode: as the system', light, null)
  })

  it('a page that Back shows again as it was learns what has been chosen since', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await expectState(page, 'Color mode: as the system', light, null)
    // Playwright turns the cache of such pages off: this is what the page meets when it comes out of it.
    await page.evaluate(() => {
      localStorage.setItem('docs.color-mode', 'dark')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expectState(page, 'Color mode: dark', dark, 'dark')
  })

  it('the one in the drawer and the one in the bar are one', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await toMainMenu(page)
    await page.locator('#drawer [data-color-mode]').click()
    await expectState(page, 'Color mode: light', light, 'light')
    expect(await page.locator('#drawer [data-color-mode]').textContent()).toBe('Color mode: light')
  })

  it('is not there without JavaScript', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { javaScript: false, colorScheme: 'dark' })
    expect(await button(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark)
  })
})
