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

describe('the items of the bar', () => {
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
      ['Ferry', '/ru/'],
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
    expect(await bar(page).locator('strong').textContent()).toBe('edition')
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
    expect(await current(page)).toEqual(['Guide', 'Docs home'])
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

  it('keep apart where the bar is full', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide', { viewport: { width: 996, height: 800 } })
    await hydrated(page)
    // The field of the search may be wider than its item.
    const boxes = await bar(page)
      .locator('ul:not(details ul) > li:not(:has(form)), [data-search-input]')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
      )
    const sorted = boxes.sort(([a], [b]) => a - b)
    expect(sorted).toHaveLength(9)
    expect(sorted.filter(([left], index) => left < (sorted[index - 1]?.[1] ?? 0))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(996)
  })
})

/** What is pressed once the item has the focus, and where that leads. */
interface Use {
  readonly type: string
  readonly item: string
  readonly keys: readonly string[]
  readonly to: RegExp
}

const uses: readonly Use[] = [
  { type: 'docSidebar', item: 'Guide', keys: ['Enter'], to: /:\d+\/docs\/guide$/ },
  { type: 'doc', item: 'Commands', keys: ['Enter'], to: /\/docs\/reference\/commands$/ },
  { type: 'dropdown', item: 'More', keys: ['Enter', 'Tab', 'Tab', 'Enter'], to: /\/docs\/guide\/transfer$/ },
  { type: 'docsVersion', item: 'Docs home', keys: ['Enter'], to: /\/docs\/guide$/ },
  { type: 'docsVersionDropdown', item: 'Versions', keys: ['Space', 'Tab', 'Tab', 'Enter'], to: /\/docs\/1\.0\/guide/ },
  {
    type: 'localeDropdown',
    item: 'Languages',
    keys: ['Enter', 'Tab', 'Tab', 'Enter'],
    to: /\/ru\/docs\/guide\/install/,
  },
  // Typed at once: with a script, the hit may be chosen before the page of hits is there.
  {
    type: 'search',
    item: 'Search',
    keys: [...'mirrors', 'Enter'],
    to: /search\?q=mirrors|\/docs\/(?!guide\/install$)/,
  },
  { type: 'default', item: 'Source code', keys: ['Enter'], to: /^https:\/\/git\.example\/ferry$/ },
]

/** Text or label of what has the focus, and whether it lies in the bar. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return { text: text.replace(/\s+/g, ' ').trim(), isInBar: Boolean(activeElement?.closest('header')) }
  })

/** Walks with the key Tab until an item of the bar has the focus. */
async function walkTo(page: Page, item: string): Promise<void> {
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab')
    const { text, isInBar } = await focus(page)
    if (isInBar && text.startsWith(item)) return
  }
  throw new Error(`The key Tab does not lead to "${item}"`)
}

describe.each([
  ['with', true],
  ['without', false],
])('the items of the bar by keyboard alone, %s JavaScript', (_, javaScript) => {
  it('an item of each type does its work', async ({ open }) => {
    const path = '/docs/guide/install'
    const prepare = (page: Page) =>
      page.route('https://git.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The source' }))
    const { page, href } = await open('versions', path, { javaScript, prepare })
    for (const { type, item, keys, to } of uses) {
      await page.goto(href(path))
      if (javaScript) await hydrated(page)
      await walkTo(page, item)
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(() => page.url(), { message: type }).toMatch(to)
    }
  })

  it('what is plain HTML is read and no stop on the way', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { javaScript })
    if (javaScript) await hydrated(page)
    expect(await bar(page).getByText('Harbor edition').isVisible()).toBe(true)
    const stops: string[] = []
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      const { text, isInBar } = await focus(page)
      if (isInBar) stops.push(text)
    }
    const mode = javaScript ? ['Color mode: as the system'] : []
    expect(stops.filter((stop) => !stop.startsWith('Toggle'))).toEqual([
      'Ferry: home page',
      'Guide',
      'Commands',
      'More',
      'Docs home',
      'Versions: Current',
      'Languages: English',
      'Search',
      'Source code',
      ...mode,
    ])
  })
})

describe('the skip link', () => {
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
