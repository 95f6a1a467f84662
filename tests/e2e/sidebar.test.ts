import type { Page } from 'playwright-core'
import { framesOf, recordFrames, valuesOf } from './harness/frames.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const sidebar = (page: Page) => page.locator('#docs-sidebar')
const group = (page: Page, key: string) => sidebar(page).locator(`details[data-key="${key}"]`)
const isOpen = (page: Page, key: string) => group(page, key).evaluate((details: HTMLDetailsElement) => details.open)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.sidebar'))

describe('the sidebar', () => {
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
    const storage = { 'docs.sidebar': '{"guide":false,"harbors":false}' }
    const { page } = await open('versions', '/docs/guide/install', { storage, init: recordFrames })
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'groups')).toEqual(['guide'])
    const current = sidebar(page).locator('[aria-current="page"]')
    expect(await current.allTextContents()).toEqual(['Install'])
    expect(await current.isVisible()).toBe(true)
  })

  it('keeps its scroll position over pages and documents', async ({ open }) => {
    const viewport = { width: 1280, height: 260 }
    const storage = { 'docs.sidebar': '{"harbors":true}', 'docs.announcement': 'ferry-2.1' }
    const { page } = await open('versions', '/docs/harbors/local', { viewport, storage, init: recordFrames })
    await hydrated(page)
    await sidebar(page).evaluate((aside) => aside.scrollTo(0, 40))
    await sidebar(page).getByRole('link', { name: 'Remote' }).click()
    await expect.poll(() => page.title()).toBe('A remote harbor · Ferry')
    expect(await sidebar(page).evaluate((aside) => aside.scrollTop)).toBe(40)
    await page.reload()
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'sidebarTop')).toEqual([40])
  })

  it('scrolls the current page into view, and not the window', async ({ open }) => {
    const viewport = { width: 1280, height: 300 }
    const { page } = await open('versions', '/docs/harbors/remote', { viewport })
    const box = await sidebar(page).locator('[aria-current="page"]').boundingBox()
    expect(box?.y).toBeGreaterThan(56)
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('leaves the wheel to the page where it has nothing to scroll', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer')
    await sidebar(page).hover({ position: { x: 60, y: 60 } })
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  })

  it('marks the target of a page by glyph and word', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/harbors/practice')
    const mark = sidebar(page).getByRole('link', { name: 'Учебная' }).locator('.target')
    expect(await mark.getAttribute('class')).toContain('target-docker')
    expect(await mark.locator('.icon[aria-hidden="true"]').isVisible()).toBe(true)
    expect((await mark.locator('.visually-hidden').textContent())?.trim()).toMatch(/docker/i)
    expect(await sidebar(page).getByRole('link', { name: 'Удалённая' }).locator('.target').count()).toBe(0)
  })
})
