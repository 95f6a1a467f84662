import type { Page } from 'playwright-core'
import { framesOf, recordFrames, valuesOf } from './harness/frames.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const sidebar = (page: Page) => page.locator('#docs-sidebar')
const group = (page: Page, key: string) => sidebar(page).locator(`details[data-key="${key}"]`)
const isOpen = (page: Page, key: string) => group(page, key).evaluate((details: HTMLDetailsElement) => details.open)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('xec.sidebar'))

describe('C5, B6 the sidebar', () => {
  it('remembers its groups and shows them so from the first frame on', async ({ open }) => {
    const { page } = await open('versions', '/docs/reference/commands', { init: recordFrames })
    await page.goto(new URL('/docs/harbors/local', page.url()).href)
    await hydrated(page)
    // The group around the page is open; the other one is by configuration.
    expect(valuesOf(await framesOf(page), 'groups')).toEqual(['guide harbors'])
    await group(page, 'guide').locator('summary').click()
    await expect.poll(() => isOpen(page, 'guide')).toBe(false)
    expect(await stored(page)).toBe('{"guide":false}')
    await page.reload()
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'groups')).toEqual(['harbors'])

    await group(page, 'guide').locator('summary').press('Enter')
    await expect.poll(() => isOpen(page, 'guide')).toBe(true)
    await page.goto(new URL('/docs/guide', page.url()).href)
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'groups')).toEqual(['guide'])
  })

  it('opens what is around the current page, whatever was remembered', async ({ open }) => {
    const storage = { 'xec.sidebar': '{"guide":false,"harbors":false}' }
    const { page } = await open('versions', '/docs/guide/install', { storage, init: recordFrames })
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'groups')).toEqual(['guide'])
    const current = sidebar(page).locator('[aria-current="page"]')
    expect(await current.allTextContents()).toEqual(['Install'])
    expect(await current.isVisible()).toBe(true)
  })

  it('keeps its scroll position over pages and documents', async ({ open }) => {
    const viewport = { width: 1280, height: 260 }
    const storage = { 'xec.sidebar': '{"harbors":true}', 'xec.announcement': 'ferry-2.1' }
    const { page } = await open('versions', '/docs/harbors/local', { viewport, storage, init: recordFrames })
    await hydrated(page)
    await sidebar(page).evaluate((aside) => aside.scrollTo(0, 55))
    await sidebar(page).getByRole('link', { name: 'Remote' }).click()
    await expect.poll(() => page.title()).toBe('A remote harbor · Ferry')
    expect(await sidebar(page).evaluate((aside) => aside.scrollTop)).toBe(55)
    await page.reload()
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'sidebarTop')).toEqual([55])
  })

  it('scrolls the current page into view, and not the window', async ({ open }) => {
    const viewport = { width: 1280, height: 260 }
    const { page } = await open('versions', '/docs/harbors/practice', { viewport })
    const current = sidebar(page).locator('[aria-current="page"]')
    const box = await current.boundingBox()
    expect(box?.y).toBeGreaterThan(56)
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(260)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it.for([
    ['/docs/harbors/local', 'Local', 'Remote', 'Practice'],
    ['/ru/docs/harbors/local', 'Локальная', 'Удалённая', 'Учебная'],
  ])('marks the targets of pages by glyph and word (%s)', async ([path = '', ...names], { open }) => {
    const { page } = await open('versions', path)
    const marks = await sidebar(page)
      .locator('a:has(.target)')
      .evaluateAll((links) =>
        links.map((link) => {
          const target = link.querySelector('.target')
          const icon = target?.querySelector('.icon')
          return [link.firstElementChild?.textContent, target?.classList[1], icon?.getAttribute('aria-hidden')]
        }),
      )
    const targets = ['target-local', 'target-ssh', 'target-docker']
    expect(marks).toEqual(names.map((name, index) => [name, targets[index], 'true']))
    const words = await sidebar(page).locator('.target .visually-hidden').allTextContents()
    expect(words.filter((word) => word.trim() !== '')).toHaveLength(3)
  })
})
