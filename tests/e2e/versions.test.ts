import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const menu = (page: Page) => page.locator('header details').filter({ hasText: 'Versions' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.version.default'))
const row = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** Where the items of the bar that follow the version lead. */
function followers(page: Page): Promise<(string | null)[]> {
  return page
    .locator('header ul:not(details ul) > li > a[href*="/docs"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

async function choose(page: Page, name: string): Promise<void> {
  await menu(page).locator('summary').click()
  await row(page, name).click()
}

describe('the versions of the docs', () => {
  it('lead to the same page, or to the main page of a version without it', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install')
    await hydrated(page)
    await choose(page, '1.0')
    await expect.poll(() => page.url()).toBe(href('/docs/1.0/guide/install'))
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Mirrors' }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/1.0/guide/mirrors'))
    // The address is there before the page is, and until then the menu leads from the page before.
    await expect.poll(() => page.title()).toMatch(/^Mirrors/)
    await choose(page, 'Current')
    await expect.poll(() => page.url()).toBe(href('/docs/guide'))
    await page.goto(href('/docs/guide/schedule'))
    await hydrated(page)
    await choose(page, '1.0')
    await expect.poll(() => page.url()).toBe(href('/docs/1.0/guide'))
  })

  it('the choice is stored, and items of the bar follow it where the page has no version', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide')
    await hydrated(page)
    expect(await followers(page)).toEqual(['/docs/guide', '/docs/reference/commands', '/docs/guide'])
    await choose(page, '1.0')
    await expect.poll(() => page.url()).toBe(href('/docs/1.0/guide'))
    expect(await stored(page)).toBe('1.0')
    // 1.0 has no page about commands: the last version's it is.
    const first = ['/docs/1.0/guide', '/docs/reference/commands', '/docs/1.0/guide']
    await expect.poll(() => followers(page)).toEqual(first)
    await page.getByRole('link', { name: 'home page' }).first().click()
    await expect.poll(() => page.title()).toBe('Ferry')
    expect(await followers(page)).toEqual(first)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => followers(page)).toEqual(first)
    expect(await menu(page).locator('summary').textContent()).toMatch(/1\.0/)
  })

  it('the page counts for more than the choice', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { storage: { 'docs.version.default': '1.0' } })
    await hydrated(page)
    expect(await menu(page).locator('summary').textContent()).toMatch(/Current/)
    expect(await followers(page)).toEqual(['/docs/guide', '/docs/reference/commands', '/docs/guide'])
    expect(await stored(page)).toBe('1.0')
  })

  it('a stored name that no version has is cleared', async ({ open }) => {
    const { page } = await open('versions', '/', { storage: { 'docs.version.default': '0.9' } })
    await hydrated(page)
    await expect.poll(() => stored(page)).toBeNull()
    expect(await followers(page)).toEqual(['/docs/guide', '/docs/reference/commands', '/docs/guide'])
  })

  it.for([
    ['/docs/1.0/guide/install', 'version 1.0. The latest one is Current', '/docs/guide/install'],
    ['/docs/1.0/guide/mirrors', 'version 1.0. The latest one is Current', '/docs/guide'],
    ['/ru/docs/1.0/guide/install', 'версии 1.0. Последняя версия: Текущая', '/ru/docs/guide/install'],
  ])('the older version says so and leads to the latest (%s)', async ([path = '', says, to], { open }) => {
    const { page } = await open('versions', path)
    const notice = page.locator('main p').filter({ hasText: says })
    await notice.waitFor()
    expect(await notice.getByRole('link').getAttribute('href')).toBe(to)
  })

  it('the latest version says nothing', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install')
    await page.locator('h1').waitFor()
    expect(await page.getByText('The latest one is').count()).toBe(0)
  })
})
