import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { rewrite } from './harness/network.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const search = (page: Page) => page.getByRole('combobox')

/** Waits until keys go into the search, and leaves it again. */
async function expectSearching(page: Page): Promise<void> {
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('combobox')
  expect(await search(page).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await search(page).waitFor({ state: 'detached' })
}

const title = (page: Page) => page.locator('h1').textContent()

interface Press {
  readonly key: string
  readonly code: string
  readonly ctrlKey?: boolean
}

/** Presses a key of another layout. Gives whether it is left to the browser. */
const press = (page: Page, init: Press) =>
  page.evaluate(
    (event) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true })),
    init,
  )

describe('keys', () => {
  it('? lists the keys', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.keyboard.press('?')
    await list(page).waitFor()
    const rows = await list(page).locator('dl > div').allTextContents()
    expect(rows).toEqual(['Search/CtrlK', 'Previous page[', 'Next page]', 'This list?', 'Close what is openEsc'])
    // Keys are not for the page behind.
    await page.keyboard.press(']')
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    expect(await title(page)).toBe('Guide')
    await page.keyboard.press('?')
    await list(page).getByRole('button', { name: 'Close' }).click()
    await list(page).waitFor({ state: 'detached' })
  })

  it('[ and ] lead to the previous and the next page, in Cyrillic too', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.keyboard.press('[')
    await page.keyboard.press('Control+]')
    await page.keyboard.press(']')
    await expect.poll(() => title(page)).toBe('Install')
    await press(page, { key: 'ъ', code: 'BracketRight' })
    await expect.poll(() => title(page)).toBe('Transfers')
    await page.keyboard.press('[')
    await expect.poll(() => title(page)).toBe('Install')
    await press(page, { key: 'х', code: 'BracketLeft' })
    await expect.poll(() => title(page)).toBe('Guide')
  })

  it('mod+k and / lead to the search', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(key)
      await expectSearching(page)
    }
    await press(page, { key: 'л', code: 'KeyK', ctrlKey: true })
    await expectSearching(page)
  })

  it('or another key, where the site has one', async ({ open }) => {
    const prepare = (page: Page) => rewrite(page, '**/docs/guide', (text) => text.replace('mod+k', 'mod+j'))
    const { page } = await open('versions', '/docs/guide', { prepare })
    await hydrated(page)
    await page.keyboard.press('Control+k')
    expect(await search(page).count()).toBe(0)
    await page.keyboard.press('Control+j')
    await expectSearching(page)
    await page.keyboard.press('Meta+j')
    await expectSearching(page)
  })

  it('never while typing', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.locator('header [data-search-input]').click()
    await search(page).waitFor()
    await page.keyboard.type('[?]/')
    expect(await search(page).inputValue()).toBe('[?]/')
    expect(await list(page).count()).toBe(0)
    expect(await title(page)).toBe('Guide')
  })

  it('without a search its keys are the browser’s, and not in the list', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes')
    await hydrated(page)
    expect(await press(page, { key: '/', code: 'Slash' })).toBe(true)
    expect(await press(page, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(true)
    expect(await press(page, { key: '?', code: 'Slash' })).toBe(false)
    await list(page).waitFor()
    expect(await list(page).locator('dt').allTextContents()).not.toContain('Search')
    await page.mouse.click(5, 5)
    await list(page).waitFor({ state: 'detached' })
  })
})
