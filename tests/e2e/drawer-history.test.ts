import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type OpenOptions, type Visit } from './harness/it.ts'
import { withoutNavigation } from './harness/old-browser.ts'
import { drawer, entryOf, expectOpen, openDrawer, phone, toggle, toMainMenu, waysOfClosing } from './parts/drawer.ts'

/** A page with another one before it in the history. */
async function onSecondPage(visit: Visit): Promise<Page> {
  const { page, href } = visit
  await page.goto(href('/docs/guide/install'))
  await hydrated(page)
  return page
}

const browsers: readonly [string, OpenOptions][] = [
  ['with', { viewport: phone }],
  ['without', { viewport: phone, init: withoutNavigation }],
]

describe.each(browsers)('history of the drawer, %s the Navigation API', (_with, options) => {
  it('one entry comes with it and goes with it, however it is closed', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    const before = await entryOf(page)
    for (const [way, close] of Object.entries(waysOfClosing)) {
      await page.setViewportSize(phone)
      await openDrawer(page)
      // However often: the new entry takes the place of the one before, nothing piles up.
      expect(await entryOf(page), way).toEqual({ ...before, length: before.length + 1, isDrawer: true })
      await close(page)
      await expect.poll(() => entryOf(page), { message: way }).toEqual({ ...before, length: before.length + 1 })
      await expectOpen(page, false)
    }
    await page.goBack()
    await expect.poll(async () => (await entryOf(page)).path).toBe('/docs/guide')
  })

  it('a link followed from it leaves one new entry', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    const before = await entryOf(page)
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Schedule' }).click()
    await expect.poll(() => page.title()).toBe('Schedule · Ferry')
    await expect
      .poll(() => entryOf(page))
      .toEqual({ path: '/docs/guide/schedule', length: before.length + 1, isDrawer: false })
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expectOpen(page, false)
    await expect.poll(() => entryOf(page)).toEqual({ ...before, length: before.length + 1 })
    await page.goBack()
    await expect.poll(async () => (await entryOf(page)).path).toBe('/docs/guide')
  })

  it('a link to the page on screen leads to its top and adds no entry', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    const before = await entryOf(page)
    for (let round = 0; round < 2; round++) {
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      // A click of the harness would scroll to the bar first, and leave nothing to return from.
      await toggle(page).evaluate((button) => (button as HTMLElement).click())
      await expectOpen(page, true)
      expect(await page.evaluate(() => scrollY)).toBe(300)
      await drawer(page).getByRole('link', { name: 'Install', exact: true }).click()
      await expectOpen(page, false)
      await expect.poll(() => entryOf(page)).toEqual({ ...before, length: before.length + 1 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    await page.goBack()
    await expect.poll(async () => (await entryOf(page)).path).toBe('/docs/guide')
  })

  it('a link to another site or language leaves one new entry too', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    const { length } = await entryOf(page)
    await openDrawer(page)
    await toMainMenu(page)
    await drawer(page).locator('summary', { hasText: 'English' }).click()
    await drawer(page).getByRole('link', { name: 'Русский' }).click()
    await page.waitForURL('**/ru/docs/guide/install')
    await hydrated(page)
    expect(await entryOf(page)).toEqual({ path: '/ru/docs/guide/install', length: length + 1, isDrawer: false })
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/docs/guide/install')
  })

  it('Forward opens it again', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    await openDrawer(page)
    await page.goBack()
    await expectOpen(page, false)
    await page.goForward()
    await expectOpen(page, true)
    expect((await entryOf(page)).isDrawer).toBe(true)
  })

  it('a reload closes it and takes its entry away', async ({ open }) => {
    const page = await onSecondPage(await open('versions', '/docs/guide', options))
    const before = await entryOf(page)
    await openDrawer(page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => entryOf(page)).toEqual({ ...before, length: before.length + 1 })
    await expectOpen(page, false)
  })
})
