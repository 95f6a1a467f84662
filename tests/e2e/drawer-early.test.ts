import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { heldScript } from './harness/network.ts'
import { ignorePopovers, withoutPopover } from './harness/old-browser.ts'
import { drawer, entryOf, expectOpen, openDrawer, phone, toggle, toMainMenu } from './parts/drawer.ts'

const isPopoverOpen = (page: Page) => drawer(page).evaluate((dialog) => dialog.matches(':popover-open'))

describe('without JavaScript', () => {
  it('the drawer opens, closes and its links work', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { viewport: phone, javaScript: false })
    const commands = drawer(page).getByRole('link', { name: 'Commands' })
    await toggle(page).click()
    await commands.waitFor()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await commands.waitFor({ state: 'hidden' })
    await toggle(page).click()
    await drawer(page).locator('summary', { hasText: 'More' }).click()
    await drawer(page).getByRole('link', { name: 'Install Ferry' }).waitFor()
    await page.keyboard.press('Escape')
    await commands.waitFor({ state: 'hidden' })
    await toggle(page).click()
    await commands.click()
    await page.waitForURL(href('/docs/reference/commands'))
    expect(await page.locator('h1').textContent()).toBe('Commands')
  })

  it('the drawer has no switch that would do nothing', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone, javaScript: false })
    await toggle(page).click()
    await drawer(page).getByRole('link', { name: 'Commands' }).waitFor()
    expect(await page.locator('[data-color-mode]:visible').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Back to main menu' }).isVisible()).toBe(false)
  })

  it('the pages of the docs open beside it', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { viewport: phone, javaScript: false })
    const sidebar = page.locator('#docs-sidebar')
    expect(await sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Docs pages' }).click()
    await sidebar.locator('summary', { hasText: 'Harbors' }).click()
    await sidebar.getByRole('link', { name: 'Local' }).click()
    await page.waitForURL(href('/docs/harbors/local'))
  })
})

describe('without popovers', () => {
  const old = { viewport: phone, init: withoutPopover, prepare: ignorePopovers }

  it('the drawer opens, closes and its links work', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide', old)
    await hydrated(page)
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await openDrawer(page)
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expectOpen(page, false)
    await openDrawer(page)
    await page.mouse.click(5, 400)
    await expectOpen(page, false)
    await openDrawer(page)
    await toMainMenu(page)
    await drawer(page).getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => page.title()).toBe('Commands · Ferry')
    await expectOpen(page, false)
    expect(documents).toHaveLength(1)
  })

  it('Back closes it', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', old)
    await hydrated(page)
    await openDrawer(page)
    await page.goBack()
    await expectOpen(page, false)
    expect((await entryOf(page)).path).toBe('/docs/guide')
  })
})

describe('before the script', () => {
  it('the drawer opens, and the script makes it a modal one', async ({ open }) => {
    const script = heldScript()
    const { page } = await open('versions', '/docs/guide', {
      ...script.options,
      viewport: phone,
    })
    await toggle(page).click()
    await expect.poll(() => isPopoverOpen(page)).toBe(true)
    const link = drawer(page).getByRole('link', { name: 'Commands' })
    await link.focus()
    const before = await entryOf(page)
    // The menu slides in from the side.
    const top = async () => (await link.boundingBox())?.y
    const topBefore = await top()
    script.release()
    await hydrated(page)
    await expectOpen(page, true)
    // Nothing moves under the finger.
    expect(await top()).toBe(topBefore)
    expect(await entryOf(page)).toEqual({ ...before, length: before.length + 1, isDrawer: true })
    expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    // The pages of the docs are there as well, behind a button below.
    await drawer(page).getByRole('button', { name: 'Pages of the documentation' }).click()
    await drawer(page).getByRole('navigation', { name: 'Docs pages' }).waitFor()
    await page.goBack()
    await expectOpen(page, false)
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
