import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const bar = (page: Page) => page.locator('header nav')
const current = (page: Page) => bar(page).locator('ul:not(details ul) > li > a[aria-current]').allTextContents()

/** What stands on a side of the bar, top level only. */
function side(page: Page, index: number): Promise<string[]> {
  return bar(page)
    .locator('ul:not(details ul)')
    .nth(index)
    .locator('> li')
    .evaluateAll((items) =>
      items.map((item) => {
        const shown = item.querySelector('details > summary') ?? item.querySelector('[aria-label]') ?? item
        return (shown.getAttribute('aria-label') ?? shown.textContent ?? '').replace(/\s+/g, ' ').trim()
      }),
    )
}

describe('C1 the items of the bar', () => {
  it('all nine types stand where they belong, in both languages', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide')
    expect(await side(page, 0)).toEqual(['Guide', 'Commands', 'More', 'Harbor edition'])
    expect(await side(page, 1)).toEqual([
      'Docs home',
      'Versions: Current',
      'Languages: English',
      'Search',
      'Source code',
    ])
    await page.goto(href('/ru/docs/guide'))
    expect(await side(page, 0)).toEqual(['Руководство', 'Команды', 'Ещё', 'Harbor edition'])
    expect(await side(page, 1)).toEqual([
      'Начало документации',
      'Версии: Текущая',
      'Языки: Русский',
      'Поиск',
      'Исходный код',
    ])
  })

  it('each leads where it says', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide')
    const hrefs = await bar(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(hrefs).toEqual([
      ['$Ferry', '/ru/'],
      ['Руководство', '/ru/docs/guide'],
      ['Команды', '/ru/docs/reference/commands'],
      ['Установить Ferry', '/ru/docs/guide/install'],
      ['Передача', '/ru/docs/guide/transfer'],
      ['Выпуски', 'https://git.example/ferry/releases'],
      ['Начало документации', '/ru/docs/guide'],
      ['Текущая', '/ru/docs/guide'],
      ['1.0', '/ru/docs/1.0/guide'],
      ['English', '/docs/guide'],
      ['Русский', '/ru/docs/guide'],
      ['', 'https://git.example/ferry'],
    ])
    const search = bar(page).locator('[data-search-input]')
    expect(await search.getAttribute('placeholder')).toBe('Поиск')
    const form = search.locator('xpath=ancestor::form')
    expect(await form.getAttribute('action')).toBe('/ru/search')
    // HTML is HTML and not text.
    expect(await bar(page).locator('b').textContent()).toBe('edition')
  })

  it('keep below another base path', async ({ open }) => {
    const { page } = await open('base', '/docs/guide')
    const own = await bar(page)
      .locator('a, form')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? ''))
    expect(own.filter((address) => !address.startsWith('https:') && !address.startsWith('/some/base/'))).toEqual([])
  })

  it('the one of the page on screen is marked, also after a navigation', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    expect(await current(page)).toEqual(['Guide'])
    await bar(page).getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => current(page)).toEqual(['Commands'])
    await page.locator('article').getByRole('link', { name: 'transfer', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    expect(await current(page)).toEqual(['Guide'])
    const guide = bar(page).getByRole('link', { name: 'Guide', exact: true })
    expect(await guide.getAttribute('aria-current')).toBe('true')
    await bar(page).getByRole('link', { name: 'home page' }).click()
    await expect.poll(() => page.title()).toBe('Ferry')
    expect(await current(page)).toEqual([])
  })

  it('Docs, languages, colour mode and the repository are in the bar of this site', async ({ open }) => {
    const { page, href } = await open('real', '/')
    await hydrated(page)
    expect(await bar(page).getByRole('link', { name: 'Docs', exact: true }).isVisible()).toBe(true)
    expect(await bar(page).getByRole('link', { name: 'Source repository' }).getAttribute('href')).toBe(
      'https://github.com/xec-sh/xec',
    )
    expect(
      await bar(page)
        .getByRole('button', { name: /^Color mode/ })
        .isVisible(),
    ).toBe(true)
    expect(await bar(page).locator('summary', { hasText: 'English' }).isVisible()).toBe(true)
    await bar(page).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/introduction'))
  })
})

describe('C15 the skip link', () => {
  it.for([
    ['/docs/guide', 'Skip to main content'],
    ['/ru/docs/guide', 'Перейти к основному содержимому'],
  ])('is the first stop and leads past the bar (%s)', async ([path = '', text], { open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.textContent()).toBe(text)
    const box = await focused.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await focused.getAttribute('id')).toBe('main')
  })
})
