import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type OpenOptions } from './harness/it.ts'
import { hold, rewrite, savesData } from './harness/network.ts'

const languages = [
  {
    code: 'en',
    prefix: '',
    label: 'Search',
    query: 'retries',
    heading: 'Retries',
    empty: 'No results',
    all: 'See all results',
    within: ['See all results within "Documentation"', 'See all results', 'See all results outside "Documentation"'],
    failed: 'The search failed',
    offline: 'You are offline',
    retry: 'Retry',
    kinds: /Content|Heading|Keywords/,
    searchedFor: 'Searched for: retrxyzs',
    near: ['retrxyzs', 'retries'],
    move: 'to move',
  },
  {
    code: 'ru',
    prefix: '/ru',
    label: 'Поиск',
    query: 'повторы',
    heading: 'Повторы',
    empty: 'Ничего не найдено',
    all: 'Все результаты',
    within: ['Все результаты в разделе «Документация»', 'Все результаты', 'Все результаты вне раздела «Документация»'],
    failed: 'Поиск не сработал',
    offline: 'Нет связи',
    retry: 'Повторить',
    kinds: /Текст|Заголовок|Ключевые слова/,
    searchedFor: 'Поиск по словам: повтцщшы',
    near: ['повтцщшы', 'повторы'],
    move: 'выбрать',
  },
] as const

const box = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
/** What the box tells screen readers. */
const said = (page: Page) => page.getByRole('dialog').getByRole('status').textContent()
const indexFiles = /\/(?:assets\/search|search-index)\//

describe.each(languages)('the suggestion box, $code', ({ prefix, label, query, heading, ...texts }) => {
  it('costs nothing before the reader comes near', async ({ open }) => {
    const { page, requests } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    const ofSearch = () => requests.filter((path) => /draw-box|worker|assets\/search\/|search-index/.test(path))
    expect(ofSearch()).toEqual([])
    await page.getByRole('searchbox', { name: label }).focus()
    await expect.poll(() => ofSearch().some((path) => path.endsWith('/head.json'))).toBe(true)
    // Walking by with the keyboard opens nothing.
    expect(await box(page).count()).toBe(0)
  })

  it('works with the keyboard alone', async ({ open }) => {
    const { page, documents } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    // At once, and until all hits are here: those of a beginning of the word would be others.
    await page.keyboard.insertText(query)
    await expect.poll(() => said(page)).toMatch(/^\d+ (result|результат)/)
    expect(await chosen(page).textContent()).toContain(heading)
    const count = await options(page).count()
    const active = () => box(page).getAttribute('aria-activedescendant')
    await page.keyboard.press('End')
    expect(await active()).toBe(`search-option:${count - 1}`)
    await page.keyboard.press('ArrowDown')
    expect(await active()).toBe('search-option:0')
    await page.keyboard.press('ArrowUp')
    expect(await active()).toBe(`search-option:${count - 1}`)
    await page.keyboard.press('Home')
    expect(await active()).toBe('search-option:0')
    expect(await chosen(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(`${prefix}/docs/guide/transfer`)
    await expect.poll(() => page.url()).toMatch(/#retries$/)
    expect(await box(page).count()).toBe(0)
    expect(documents).toHaveLength(1)
  })

  it('Escape closes it and gives the keys of the page back', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key)
      await box(page).waitFor()
      await page.keyboard.press('Escape')
      await box(page).waitFor({ state: 'detached' })
    }
  })

  it('a key right after Escape is the page’s already', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    for (let round = 0; round < 8; round++) {
      await box(page).waitFor()
      // Not one after the other: both are on their way at once.
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')])
    }
    await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('combobox')
  })

  it('announces what it found, and that there is nothing', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await expect.poll(() => said(page)).toMatch(/^\d+ (result|результат)/)
    await box(page).fill('zzqqxxyy')
    await page.getByRole('dialog').locator('p', { hasText: texts.empty }).waitFor()
    await expect.poll(() => said(page)).toBe(texts.empty)
    expect(await options(page).count()).toBe(0)
  })

  it('leads to all results, to those of the context first', async ({ open }) => {
    const prepare = (page: Page) => rewrite(page, '**/assets/shell-*.json', withBlog)
    const { page } = await open('versions', `${prefix}/docs/guide`, { prepare })
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await options(page).first().waitFor()
    const links = page.getByRole('dialog').getByRole('link').filter({ hasText: texts.all })
    expect(await links.allTextContents()).toEqual(texts.within)
    const addresses = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)))
    expect(addresses).toHaveLength(3)
    await page.getByText(texts.move).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('ctx')).toBe('docs')
    expect(new URL(page.url()).pathname).toBe(`${prefix}/search`)
  })

  it('says of a hit where it is, not in which field', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await expect.poll(() => said(page)).toMatch(/^\d+ (result|результат)/)
    expect((await options(page).allTextContents()).join('\n')).not.toMatch(texts.kinds)
  })

  it('without hits says what it looked for, and offers near words', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(texts.near[0])
    await page.getByText(texts.searchedFor).waitFor()
    await page.getByRole('button', { name: texts.near[1], exact: true }).click()
    expect(await box(page).inputValue()).toBe(texts.near[1])
    await options(page).first().waitFor()
  })

  it('says that the index failed, and tries again', async ({ open }) => {
    const prepare = (page: Page) => page.route(indexFiles, (route) => route.fulfill({ status: 503 }))
    const { page, problems } = await open('versions', `${prefix}/docs/guide`, { prepare })
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await page.getByText(texts.failed).first().waitFor()
    await page.unroute(indexFiles)
    await page.getByRole('button', { name: texts.retry }).click()
    await options(page).first().waitFor()
    problems.expect(/503/)
  })

  it('says that there is no connection', async ({ open }) => {
    const { page, problems } = await open('versions', `${prefix}/docs/guide`, { init: savesData })
    await hydrated(page)
    const held = await hold(page, indexFiles)
    const worker = page.waitForEvent('worker')
    await page.keyboard.press('/')
    await held.asked
    // The connection goes when the box and its worker are here, and nothing of the index.
    await (await worker).evaluate(() => undefined)
    await page.context().setOffline(true)
    held.release()
    await box(page).fill(query)
    await page.getByText(texts.offline).first().waitFor()
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to/)
  })

  it('works without a worker', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/assets/worker-*.js', (route) => route.fulfill({ body: 'throw 1' }))
    const { page, problems } = await open('versions', `${prefix}/docs/guide`, { prepare })
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await options(page).first().waitFor()
    problems.expect(/worker|Uncaught|uncaught/)
  })

  it('fills a phone, and works with fingers', async ({ open }) => {
    const prepare = (page: Page) => rewrite(page, '**/assets/shell-*.json', withBlog)
    const phone: OpenOptions = { viewport: { width: 360, height: 640 }, touch: true, prepare }
    const { page } = await open('versions', `${prefix}/docs/guide`, phone)
    await hydrated(page)
    await page.getByRole('searchbox', { name: label }).tap()
    await box(page).fill(query)
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 })
    await options(page).first().waitFor()
    const { x = 0, width = 0 } = (await options(page).first().boundingBox()) ?? {}
    expect(x + width, 'nothing is wider than the screen').toBeLessThanOrEqual(360)
    const links = page.getByRole('dialog').getByRole('link')
    const tops = await links
      .filter({ hasText: texts.all })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    const close = await page.getByRole('dialog').getByRole('button').first().boundingBox()
    expect((close?.x ?? 360) + (close?.width ?? 0), 'the button that closes it is on the screen').toBeLessThanOrEqual(
      360,
    )
    expect(new Set(tops).size, 'the ways to the search page are one line').toBe(1)
    await options(page).first().tap()
    await expect.poll(() => page.url()).toMatch(/#retries$/)
  })

  it('shows hostile queries as text, and its size never changes', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    const size = () => page.getByRole('dialog').boundingBox()
    await box(page).waitFor()
    const before = await size()
    for (const hostile of ['<img src=x onerror=alert(1)>', '.*+?^$()|[]{}\\', '\0', '🙂', 'а'.repeat(10_000)]) {
      await box(page).fill(hostile)
      const status = page.getByRole('dialog').locator('p, [role="option"]').first()
      await status.waitFor()
      expect(await page.locator('dialog img').count(), hostile.slice(0, 20)).toBe(0)
      expect(await size()).toEqual(before)
    }
  })
})

it('the form leads to the search page where the code of the box is lost', async ({ open }) => {
  const prepare = (page: Page) => page.route('**/assets/draw-box-*', (route) => route.fulfill({ status: 404 }))
  const { page, problems } = await open('versions', '/docs/guide', { prepare })
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('retries')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=retries')
  problems.expect(/404/)
})

/** Gives the site a second context. */
function withBlog(text: string): string {
  const shell = JSON.parse(text) as { search: { contexts: unknown[] } }
  shell.search.contexts.push({ path: 'blog', label: 'Blog' })
  return JSON.stringify(shell)
}
