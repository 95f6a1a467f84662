import type { Locator, Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { heldScript } from './harness/network.ts'

const menu = (page: Page, text: string): Locator => page.locator('details[data-dropdown]').filter({ hasText: text })
const more = (page: Page) => menu(page, 'More')
const versions = (page: Page) => menu(page, 'Versions')
const summaryOf = (item: Locator) => item.locator('summary')

const openMenus = (page: Page) => page.locator('details[data-dropdown][open] > summary').allTextContents()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function expectOpen(page: Page, ...texts: RegExp[]): Promise<void> {
  await expect.poll(() => openMenus(page)).toEqual(texts.map((text) => expect.stringMatching(text)))
}

describe('dropdowns', () => {
  it('open and close by Enter, Space and pointer', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    for (const key of ['Enter', 'Space']) {
      await summaryOf(more(page)).focus()
      await page.keyboard.press(key)
      await expectOpen(page, /More/)
      await page.keyboard.press(key)
      await expectOpen(page)
    }
    await summaryOf(more(page)).click()
    await expectOpen(page, /More/)
    await summaryOf(more(page)).click()
    await expectOpen(page)
  })

  it('close on a press or focus outside, and on Escape', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await summaryOf(more(page)).click()
    await page.mouse.move(640, 500)
    await page.mouse.down()
    await expectOpen(page)
    await page.mouse.up()

    await summaryOf(more(page)).click()
    await more(page).getByRole('link', { name: 'Releases' }).focus()
    await expectOpen(page, /More/)
    await page.keyboard.press('Tab')
    await expectOpen(page)
    expect(await focused(page)).toBe('Docs home')

    await summaryOf(more(page)).click()
    await more(page).getByRole('link', { name: 'Transfers' }).focus()
    await page.keyboard.press('Escape')
    await expectOpen(page)
    expect(await focused(page)).toBe('More')
  })

  it('open by touch and close by a touch outside', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { touch: true })
    await hydrated(page)
    await summaryOf(more(page)).tap()
    await expectOpen(page, /More/)
    // The touch alone closes it, before anything is made of it.
    await page.locator('h1').dispatchEvent('touchstart')
    await expectOpen(page)
  })

  it('arrow keys, Home and End move inside', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await summaryOf(more(page)).focus()
    const steps: readonly [string, string][] = [
      ['ArrowDown', 'Install Ferry'],
      ['ArrowDown', 'Transfers'],
      ['End', 'Releases'],
      ['ArrowDown', 'Install Ferry'],
      ['ArrowUp', 'Releases'],
      ['Home', 'Install Ferry'],
    ]
    for (const [key, text] of steps) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toBe(text)
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Releases')
    await expectOpen(page, /More/)
  })

  it('only one is open', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await summaryOf(more(page)).click()
    await summaryOf(versions(page)).click()
    await expectOpen(page, /Versions/)
    // The keyboard does not leave one open behind it either.
    await summaryOf(more(page)).focus()
    await page.keyboard.press('ArrowDown')
    await expectOpen(page, /More/)
  })

  it('close when an entry is chosen', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await summaryOf(more(page)).click()
    await more(page).getByRole('link', { name: 'Transfers' }).click()
    await expectOpen(page)
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    await expectOpen(page)
  })

  it.for([
    ['/docs/guide', 'Languages', 'Versions'],
    ['/ru/docs/guide', 'Языки', 'Версии'],
  ])('their lists have names (%s)', async ([path = '', ...names], { open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    for (const name of names) {
      await summaryOf(menu(page, name)).click()
      await page.getByRole('list', { name, exact: true }).waitFor()
    }
  })

  it('work without JavaScript', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { javaScript: false })
    await summaryOf(versions(page)).click()
    await summaryOf(more(page)).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, /More/)
    await more(page).getByRole('link', { name: 'Transfers' }).click()
    await page.waitForURL(href('/docs/guide/transfer'))
  })

  it('one that was opened before the script came stays open', async ({ open }) => {
    const script = heldScript()
    const { page } = await open('versions', '/docs/guide', script.options)
    await summaryOf(more(page)).click()
    await expectOpen(page, /More/)
    script.release()
    await hydrated(page)
    await expectOpen(page, /More/)
    await page.keyboard.press('Escape')
    await expectOpen(page)
  })
})
