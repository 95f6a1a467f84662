import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { type Held, hold } from './harness/network.ts'
import { wheel } from './harness/wheel.ts'

/** Waits until the bar hides: its code comes after the shell is hydrated. */
async function hides(page: Page): Promise<void> {
  await hydrated(page)
  const isHere = () =>
    performance.getEntriesByType('resource').find(({ name }) => name.includes('hide-on-scroll'))?.name
  await expect.poll(() => page.evaluate(isHere)).toBeDefined()
  // As text: in here an import would be the test runner's.
  await page.evaluate(`import('${await page.evaluate(isHere)}').then(() => undefined)`)
}

/** Whether the bar is in view, once it has come to rest. */
async function expectBar(page: Page, isInView: boolean): Promise<void> {
  const bottom = () => page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom > 0)
  await expect.poll(bottom).toBe(isInView)
}

/** The bar stays: it has had several frames to go away. */
async function expectNotHidden(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await page.locator('header[data-hidden]').count()).toBe(0)
  await expectBar(page, true)
}

describe('a bar that hides on scroll', () => {
  it('goes on the way down, comes on the way up and stays near the top', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { storage: { 'docs.announcement': 'ferry-2.1' } })
    await hides(page)
    await expectBar(page, true)
    await wheel(page, 40)
    // Less than its own height: it stays.
    await expectNotHidden(page)
    await wheel(page, 600)
    await expectBar(page, false)
    await wheel(page, -100)
    await expectBar(page, true)
    await wheel(page, 200)
    await expectBar(page, false)
    await page.evaluate(() => window.scrollTo(0, 20))
    await expectBar(page, true)
  })

  it('goes for what was scrolled before its code was there', async ({ open }) => {
    const held: Held[] = []
    const prepare = async (page: Page) => held.push(await hold(page, '**/hide-on-scroll-*.js'))
    const { page } = await open('versions', '/docs/guide/transfer', { prepare })
    await held[0]?.asked
    await wheel(page, 600)
    await expectNotHidden(page)
    held[0]?.release()
    await expectBar(page, false)
    await wheel(page, -100)
    await expectBar(page, true)
  })

  it('goes for a hash target, whichever way it lies', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hides(page)
    await page.locator('article').getByRole('link', { name: 'reports', exact: true }).click()
    await expect.poll(() => page.url()).toMatch(/#reports$/)
    await expectBar(page, false)
    await wheel(page, -60)
    await expectBar(page, true)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Filters' }).click()
    await expect.poll(() => page.url()).toMatch(/#filters$/)
    await expectBar(page, false)
  })

  it('goes for a hash target on another page', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install')
    await hides(page)
    await page.locator('article').getByRole('link', { name: 'retries', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    await expectBar(page, false)
  })

  it('comes back for the keyboard', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hides(page)
    await wheel(page, 600)
    await expectBar(page, false)
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('link', { name: 'Commands' }).first().focus()
    await page.keyboard.press('Shift+Tab')
    await expectBar(page, true)
  })

  it('stays while a menu is open, and goes once it is closed', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await hides(page)
    const menu = page.locator('header details[data-dropdown]').filter({ hasText: 'More' })
    // By pointer: the focus that the keyboard gives keeps the bar by itself.
    await menu.locator('summary').click()
    await wheel(page, 600)
    // The script has asked it to go.
    await expect.poll(() => page.locator('header[data-hidden]').count()).toBe(1)
    await expectBar(page, true)
    expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true)
    await menu.evaluate((element: HTMLDetailsElement) => {
      element.open = false
    })
    await expectBar(page, false)
  })

  it('is an option: by default it stays', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes/tides')
    await hydrated(page)
    await wheel(page, 900)
    await expectNotHidden(page)
  })
})
