import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { ignorePopovers, withoutNavigation, withoutPopover } from './harness/old-browser.ts'

const narrow = { width: 400, height: 800 }
const link = (page: Page, name: string) => page.locator('#docs-sidebar').getByRole('link', { name })

describe('without the Navigation API', () => {
  it('links load pages as documents', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide', { init: withoutNavigation })
    await hydrated(page)
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await link(page, 'Install').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await hydrated(page)
    expect(documents).toEqual(['/docs/guide', '/docs/guide/install'])
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Guide · Ferry')
  })

  it('fetches no page ahead that a click could not use', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide', { init: withoutNavigation })
    await hydrated(page)
    await link(page, 'Install').hover()
    await link(page, 'Install').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(requests.filter((path) => path.startsWith('/docs') && path.endsWith('.json'))).toEqual([])
  })

  it('hash links and menus work', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install', { init: withoutNavigation })
    await hydrated(page)
    await page.locator('article a[href="#behind-a-proxy"]').first().click()
    await page.locator('#behind-a-proxy').waitFor({ state: 'visible' })
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await page.waitForURL(href('/docs/guide/transfer'))
  })

  it('the drawer leads to a page and leaves one entry of the history', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { init: withoutNavigation, viewport: narrow })
    await hydrated(page)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.locator('dialog').getByRole('link', { name: 'Install' }).first().click()
    await page.waitForURL(href('/docs/guide/install'))
    await hydrated(page)
    await page.goBack()
    await page.waitForURL(href('/docs/guide'))
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
})

describe('without popovers', () => {
  const options = { init: withoutPopover, prepare: ignorePopovers }

  it('the drawer opens, leads to a page and closes', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { ...options, viewport: narrow })
    await hydrated(page)
    const drawer = page.locator('dialog#drawer')
    expect(await drawer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await drawer.waitFor({ state: 'visible' })
    await drawer.getByRole('link', { name: 'Install', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await drawer.waitFor({ state: 'hidden' })
  })

  it('menus of the bar and the sidebar work', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', options)
    await hydrated(page)
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    await link(page, 'Schedule').click()
    await expect.poll(() => page.title()).toBe('Schedule · Ferry')
  })
})

describe('without JavaScript', () => {
  it('links, menus, details and the sidebar work', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install', { javaScript: false })
    await page.locator('article .details summary').click()
    await page.locator('#behind-a-proxy').waitFor({ state: 'visible' })
    await page.locator('#docs-sidebar summary').last().click()
    await link(page, 'Remote').waitFor({ state: 'visible' })
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await page.waitForURL(href('/docs/guide/transfer'))
  })

  it('every tab shows its panel with a label', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install', { javaScript: false })
    const panels = page.locator('article .tab-panel')
    expect(await panels.count()).toBe(5)
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
    expect(await page.locator('article .tab-label').first().isVisible()).toBe(true)
    expect(await page.locator('article .tab-list').first().isVisible()).toBe(false)
  })

  it('the sidebar and the menu open on a narrow screen', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { javaScript: false, viewport: narrow })
    expect(await page.locator('#docs-sidebar').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Docs pages' }).click()
    await link(page, 'Schedule').waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.locator('#drawer')
    await drawer.waitFor({ state: 'visible' })
    await drawer.getByRole('link', { name: 'Commands' }).click()
    await page.waitForURL(href('/docs/reference/commands'))
  })
})
