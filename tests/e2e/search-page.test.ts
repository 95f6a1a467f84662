import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { hold } from './harness/network.ts'

const languages = [
  {
    code: 'en',
    prefix: '',
    query: 'retries',
    vague: 'and with',
    old: 'mirrors',
    title: 'Search',
    empty: 'Results not found',
    counted: /^\d+ results?$/,
  },
  {
    code: 'ru',
    prefix: '/ru',
    query: 'повторы',
    vague: 'и',
    old: 'зеркала',
    title: 'Поиск',
    empty: 'Результаты не найдены',
    counted: /^\d+ результат(а|ов)?$/,
  },
] as const

describe.each(languages)('the search page, $code', ({ prefix, query, vague, old, title, empty, counted }) => {
  const address = `${prefix}/search?q=${encodeURIComponent(query)}`

  it('answers a shared link, with the number of hits', async ({ open }) => {
    const { page } = await open('versions', address)
    await hydrated(page)
    const main = page.locator('main')
    await main
      .getByRole('link', { name: new RegExp(query, 'i') })
      .first()
      .waitFor()
    expect(await main.getByRole('searchbox').inputValue()).toBe(query)
    expect(await main.locator('p').first().textContent()).toMatch(counted)
    await expect.poll(() => main.getByRole('status').textContent()).toMatch(counted)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })

  it('names the query in its title', async ({ open }) => {
    const { page } = await open('versions', address)
    await expect.poll(() => page.title()).toContain(`${title}: ${query}`)
    await hydrated(page)
    await page.locator('main').getByRole('searchbox').fill('zzqqxxyy')
    await expect.poll(() => page.title()).toContain(`${title}: zzqqxxyy`)
    await page.locator('main').getByRole('searchbox').fill('')
    await expect.poll(() => page.title()).not.toContain(':')
  })

  it('takes up what was typed before its code came', async ({ open }) => {
    let release = () => {}
    const prepare = async (page: Page) => {
      release = (await hold(page, '**/assets/Search-*.js')).release
    }
    const { page } = await open('versions', address, { prepare })
    await hydrated(page)
    await page.locator('main').getByRole('searchbox').fill('zzqqxxyy')
    release()
    await page.locator('main p', { hasText: empty }).waitFor()
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('zzqqxxyy')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('zzqqxxyy')
  })

  it('keeps the query in the address, and the history as it is', async ({ open }) => {
    const { page } = await open('versions', address)
    await hydrated(page)
    const before = await page.evaluate(() => history.length)
    await page.locator('main').getByRole('searchbox').fill('zzqqxxyy')
    await page.locator('main p', { hasText: empty }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('zzqqxxyy')
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('zzqqxxyy')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.reload()
    await expect.poll(() => page.locator('main').getByRole('searchbox').inputValue()).toBe('zzqqxxyy')
  })

  it('takes context and version', async ({ open }) => {
    const { page, requests } = await open(
      'versions',
      `${prefix}/search?q=${encodeURIComponent(old)}&ctx=docs&version=docs/1.0`,
    )
    await hydrated(page)
    const first = page.locator('main section a').first()
    await first.waitFor()
    expect(await first.getAttribute('href')).toContain(`${prefix}/docs/1.0/`)
    expect(requests.filter((path) => path.endsWith('/head.json'))).toHaveLength(1)
    expect(await page.locator('main').getByRole('combobox').inputValue()).toBe('docs')
  })

  it('knows the current version by its path, and contexts with slashes', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/search?q=${encodeURIComponent(query)}&ctx=/docs/&version=/docs`)
    await hydrated(page)
    const first = page.locator('main section a').first()
    await first.waitFor()
    expect(await first.getAttribute('href')).toMatch(new RegExp(`^${prefix}/docs/(?!1.0)`))
    expect(await page.locator('main').getByRole('combobox').inputValue()).toBe('docs')
    expect(new URL(page.url()).searchParams.get('version')).toBe('/docs')
  })

  it('says what to do where a query has only words that stand everywhere', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/search?q=${encodeURIComponent(vague)}`)
    await page.locator('main p', { hasText: empty }).waitFor()
    await page.locator('main p', { hasText: /Add one that says|Добавьте слово/ }).waitFor()
    expect(await page.locator('main section a').count()).toBe(0)
  })

  it('follows another query from the box on the same page', async ({ open }) => {
    const { page, documents } = await open('versions', address)
    await hydrated(page)
    await page.keyboard.press('/')
    const box = page.getByRole('dialog').getByRole('combobox')
    await box.fill('zzqqxxyy')
    await page.getByRole('dialog').getByRole('link').click()
    await page.locator('main p', { hasText: empty }).waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('main').getByRole('searchbox').inputValue()).toBe(query)
    expect(documents).toHaveLength(1)
  })

  it('offers a site index without JavaScript', async ({ open }) => {
    const { page } = await open('versions', address, { javaScript: false })
    const main = page.locator('main')
    expect(await main.getByRole('heading').first().textContent()).toBe(title)
    expect(await main.textContent()).toContain('JavaScript')
    await main.locator(`nav a[href="${prefix}/docs/guide/transfer"]`).click()
    expect(await page.locator('h1').count()).toBe(1)
  })
})
