import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, urlOf } from './harness/it.ts'
import { rewrite, savesData } from './harness/network.ts'

const from = '/docs/harbors/remote'
const data = '**/assets/shell-*.json'

/** To a React page, as a link would: nothing but the search box leads there. */
const follow = (page: Page, path = '/search') =>
  page.evaluate((address) => void window.navigation.navigate(address), new URL(path, page.url()).href)
const withoutContexts = (text: string) => {
  const shell = JSON.parse(text) as { search: object }
  return JSON.stringify({ ...shell, search: { ...shell.search, contexts: null } })
}

/** Makes the contexts of the search throw while `window.broken` is true. */
function breakContexts(): void {
  const parse = JSON.parse
  JSON.parse = (text: string) => {
    const value = parse(text)
    const contexts = value?.search?.contexts
    if (!contexts) return value
    Object.defineProperty(value.search, 'contexts', {
      get() {
        if (!(window as unknown as { broken: boolean }).broken) return contexts
        throw new Error('The contexts are broken', { cause: new Error('A tide came in', { cause: 'the moon' }) })
      },
    })
    return value
  }
  Object.assign(window, { broken: true })
}

describe('a page that crashes', () => {
  it('says what happened and leaves the bar usable', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await rewrite(page, data, withoutContexts)
    await follow(page)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.locator('h1').textContent()).toBe('This page crashed.')
    expect(await alert.locator('li').first().textContent()).toContain('null')
    expect(problems.take(/null/).length).toBeGreaterThan(0)

    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    expect(await page.locator('article h1').textContent()).toBe('Transfers')
    expect(await alert.count()).toBe(0)
    expect(documents).toHaveLength(1)
  })

  it('shows the chain of causes, and renders again on "Try again"', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { init: breakContexts })
    await hydrated(page)
    await follow(page)
    const chain = page.getByRole('alert').locator('li')
    await chain.first().waitFor()
    expect(await chain.allTextContents()).toEqual([
      'The contexts are broken',
      'Cause: A tide came in',
      'Cause: the moon',
    ])
    await page.getByRole('button', { name: 'Try again' }).click()
    await chain.first().waitFor()
    await page.evaluate(() => Object.assign(window, { broken: false }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Search')
    expect(documents).toHaveLength(1)
    expect(problems.take(/The contexts are broken/).length).toBeGreaterThan(1)
  })

  it('can be loaded anew', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await page.route(
      data,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: withoutContexts(await response.text()) })
      },
      { times: 1 },
    )
    await follow(page)
    await page.getByRole('button', { name: 'Load the page anew' }).click()
    await expect.poll(() => documents).toEqual([from, '/search'])
    await expect.poll(() => page.locator('h1').textContent()).toBe('Search')
    problems.expect(/null/)
  })

  it('can be left with Back', async ({ open }) => {
    const { page, problems } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await rewrite(page, data, withoutContexts)
    await follow(page)
    await page.getByRole('alert').waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('article h1').allTextContents()).toEqual(['A remote harbor'])
    problems.expect(/null/)
  })

  it('speaks Russian to Russian readers', async ({ open }) => {
    const { page, problems } = await open('versions', '/ru/docs/harbors/remote', { init: savesData })
    await hydrated(page)
    await rewrite(page, data, withoutContexts)
    await follow(page, '/ru/search')
    expect(await page.getByRole('alert').locator('h1').textContent()).toBe('На странице произошла ошибка.')
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).waitFor()
    await page.getByRole('button', { name: 'Загрузить страницу заново' }).waitFor()
    problems.expect(/null/)
  })
})

describe('a page module without a default export', () => {
  const notFound = '**/assets/NotFound-*.js'
  const messageAt = (path: string) => `The page component at ${path} doesn't have a default export`
  const prepare = (page: Page) =>
    page.route(notFound, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1' }))

  it('is told as a crash, without a reload', async ({ open }) => {
    const { page, problems, documents } = await open('versions', '/no/such/page', { prepare })
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.locator('li').first().textContent()).toBe(messageAt('/404'))
    expect(documents).toHaveLength(1)
    await page.locator('header').getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => page.title()).toBe('Commands · Ferry')
    expect(documents).toHaveLength(1)
    problems.expect(/404|default export|Minified React error/)
  })

  it('is told with its own address in every language', async ({ open }) => {
    const { page, problems } = await open('versions', '/ru/no/such/page', { prepare })
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.locator('li').first().textContent()).toBe(messageAt('/ru/404'))
    problems.expect(/404|default export|Minified React error/)
  })

  it('is told as a crash after a navigation', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { prepare })
    await hydrated(page)
    await page.evaluate(
      (href) => {
        const link = document.querySelector<HTMLAnchorElement>('#docs-sidebar a')
        if (link) link.href = href
      },
      urlOf('versions', '/404'),
    )
    await page.locator('#docs-sidebar a').first().click()
    expect(await page.getByRole('alert').locator('li').first().textContent()).toBe(messageAt('/404'))
    expect(documents).toHaveLength(1)
    problems.expect(/default export/)
  })
})
