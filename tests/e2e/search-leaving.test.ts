import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type OpenOptions } from './harness/it.ts'
import { withoutNavigation } from './harness/old-browser.ts'

const box = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

/** Opens the box with hits for a query that has a heading of its own. */
async function ask(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).click()
  await box(page).fill('retries')
  await page.locator('[role="option"][aria-selected="true"]', { hasText: 'Retries' }).waitFor()
}

const ways: readonly [string, (page: Page) => Promise<void>][] = [
  ['Ctrl+Enter', (page) => page.keyboard.press('Control+Enter')],
  ['Cmd+Enter', (page) => page.keyboard.press('Meta+Enter')],
  ['a middle click', (page) => options(page).first().click({ button: 'middle' })],
]

describe.each(ways)('%s', (_, act) => {
  it('opens a hit in a new tab, and the box stays', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await ask(page)
    const opened = page.context().waitForEvent('page')
    await act(page)
    const tab = await opened
    await tab.waitForURL(/\/docs\/guide\/transfer.*#retries$/)
    expect(await box(page).count()).toBe(1)
    expect(documents).toHaveLength(1)
  })
})

const phone: OpenOptions = { viewport: { width: 360, height: 640 }, touch: true }
const browsers: readonly [string, OpenOptions][] = [
  ['with', phone],
  ['without', { ...phone, init: withoutNavigation }],
]

describe.each(browsers)('the box on a phone, %s the Navigation API', (_, browser) => {
  const entries = (page: Page) => page.evaluate(() => history.length)

  it('is closed by Back, which stays on the page', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', browser)
    await ask(page)
    await page.goBack()
    await box(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/docs/guide')
  })

  it('closed in another way leaves nothing to go back to', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install', browser)
    await page.goto(href('/docs/guide'))
    await ask(page)
    await page.getByRole('button', { name: 'Close the search' }).click()
    await box(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => history.state?.searchBox)).toBeUndefined()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/guide/install')
  })

  it('a hit takes the place of its entry', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', browser)
    await ask(page)
    const before = await entries(page)
    await options(page).first().click()
    await expect.poll(() => page.url()).toMatch(/#retries$/)
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/guide')
  })
})
