import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type OpenOptions } from './harness/it.ts'
import { rewrite } from './harness/network.ts'

const page = '/docs/guide'
const query = 'retries'
const heads = '**/search-index/**/head.json'

const box = (on: Page) => on.getByRole('combobox')
const option = (on: Page) => on.getByRole('option').first()

/** Types a query into the box. */
async function ask(on: Page): Promise<void> {
  await hydrated(on)
  await on.keyboard.press('/')
  await box(on).fill(query)
}

/** An option of `open` that prepares the page. */
const prepared = (prepare: (on: Page) => Promise<unknown>): OpenOptions => ({ prepare })

describe('the first search', () => {
  it.for([
    ['a key', (on: Page) => on.keyboard.press('/')],
    ['a click', (on: Page) => on.getByRole('searchbox').click()],
    ['a tap', (on: Page) => on.getByRole('searchbox').tap()],
  ] as const)(
    'asks for the worker and the index once, while the box is on its way: %s',
    async ([, reach], { open }) => {
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const opened = await open('versions', page, {
        touch: true,
        ...prepared((on) => on.route('**/assets/draw-box-*.js', (route) => arrived.then(() => route.continue()))),
      })
      await hydrated(opened.page)
      await reach(opened.page)
      const early = () => opened.requests.filter((path) => /\/head\.json$|\/worker-[^/]+\.js$/.test(path))
      await expect.poll(() => early().length, { timeout: 10_000 }).toBe(2)
      arrive()
      await box(opened.page).fill(query)
      await option(opened.page).waitFor()
      // The worker's script is asked for again by the worker itself, from the browser's cache.
      expect(early().filter((path) => path.endsWith('/head.json'))).toHaveLength(1)
    },
  )
})

describe('the code of the search', () => {
  const code = '**/assets/draw-box-*.js'
  const lost = 'The search could not be loaded'

  it.for(['Retry', 'the network'] as const)(
    'that does not come is said to be missing: %s mends it',
    async (by, { open }) => {
      const opened = await open('versions', page)
      await hydrated(opened.page)
      const context = opened.page.context()
      if (by === 'Retry') await opened.page.route(code, (route) => route.abort())
      else await context.setOffline(true)
      await opened.page.keyboard.press('/')
      await opened.page.getByRole('alert').filter({ hasText: lost }).waitFor()
      await opened.page.keyboard.type(query)
      expect(await opened.page.getByRole('searchbox').inputValue()).toBe(query)
      await opened.page.unroute(code)
      if (by === 'Retry') await opened.page.getByRole('button', { name: 'Retry' }).click()
      else {
        await opened.page.route(code, (route) => route.abort(), { times: 1 })
        await context.setOffline(false)
      }
      await option(opened.page).waitFor()
      expect(await box(opened.page).inputValue()).toBe(query)
      expect(await opened.page.getByText(lost).count()).toBe(0)
      opened.problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    },
  )

  it('whose loss is not spoken of to a reader who only came near, or who presses elsewhere', async ({ open }) => {
    const opened = await open(
      'versions',
      page,
      prepared((on) => on.route(code, (route) => route.abort())),
    )
    await hydrated(opened.page)
    await opened.page.getByRole('searchbox').hover()
    await expect.poll(() => opened.problems.all.length).toBeGreaterThan(0)
    expect(await opened.page.getByText(lost).count()).toBe(0)
    await opened.page.getByRole('searchbox').click()
    await opened.page.getByText(lost).waitFor()
    // As a window does that loses the focus.
    await opened.page.getByRole('searchbox').dispatchEvent('focusout')
    expect(await opened.page.getByText(lost).count()).toBe(1)
    await opened.page.locator('h1').click()
    await opened.page.getByText(lost).waitFor({ state: 'detached' })
    await opened.page.unroute(code)
    await opened.page.getByRole('searchbox').click()
    await box(opened.page).fill(query)
    await option(opened.page).waitFor()
    opened.problems.expect(/ERR_FAILED/)
  })

  it.for(['', '/ru'])(
    'of its page that does not come is said to be missing, and works by Retry (%s)',
    async (prefix, { open }) => {
      const page = '**/assets/Search-*.js'
      const opened = await open(
        'versions',
        `${prefix}/search?q=${query}`,
        prepared((on) => on.route(page, (route) => route.abort())),
      )
      const retry = opened.page.getByRole('button', { name: /Retry|Повторить/ })
      await retry.waitFor()
      // Code that a newer build has replaced costs one load.
      expect(opened.documents).toHaveLength(2)
      await opened.page.locator('header [data-color-mode]').click()
      expect(await opened.page.locator('html').getAttribute('data-theme')).toBe('light')
      await opened.page.unroute(page)
      await retry.click()
      await opened.page.locator('main section a').first().waitFor()
      expect(await opened.page.locator('main').getByRole('searchbox').inputValue()).toBe(query)
      opened.problems.expect(/ERR_FAILED/)
    },
  )
})

describe('the search in trouble', () => {
  it('answers when a build has replaced the index since its head was read', async ({ open }) => {
    const gone = (on: Page) => on.route('**/terms-*.json', (route) => route.fulfill({ status: 404 }), { times: 1 })
    const opened = await open('versions', page, prepared(gone))
    await ask(opened.page)
    await expect.poll(() => opened.requests.filter((path) => path.endsWith('/head.json'))).toHaveLength(2)
    await expect.poll(() => opened.requests.filter((path) => /terms-/.test(path)).length).toBeGreaterThan(1)
    await option(opened.page).waitFor()
    expect(await opened.page.getByText('The search failed').count()).toBe(0)
    opened.problems.expect(/404/)
  })

  it.for([
    ['is no JSON', '{"format":'],
    ['is of another format', '{"format":-1}'],
    ['is empty', ''],
  ])('says so when the index %s, and works when that is mended', async ([, body], { open }) => {
    const opened = await open(
      'versions',
      page,
      prepared((on) => on.route(heads, (route) => route.fulfill({ body }))),
    )
    await ask(opened.page)
    await opened.page.getByText('The search failed').first().waitFor()
    expect(await opened.page.getByRole('option').count()).toBe(0)
    await opened.page.unroute(heads)
    await opened.page.getByRole('button', { name: 'Retry' }).click()
    await option(opened.page).waitFor()
  })

  it('goes on in the page when the worker dies over a question', async ({ open }) => {
    const opened = await open(
      'versions',
      page,
      prepared((on) =>
        rewrite(
          on,
          '**/assets/worker-*.js',
          (text) =>
            `${text}\nself.addEventListener('message', ({ data }) => { if (data.type === 'search') throw new Error('out of memory') })`,
        ),
      ),
    )
    await ask(opened.page)
    await option(opened.page).waitFor()
    await box(opened.page).fill('harbors')
    await expect.poll(() => option(opened.page).textContent()).toMatch(/harbor/i)
    opened.problems.expect(/out of memory/)
  })

  it('says so when neither the worker nor its code in the page comes, and works by Retry', async ({ open }) => {
    const worker = '**/assets/worker-*.js'
    const own = '**/assets/searcher-*.js'
    const opened = await open(
      'versions',
      page,
      prepared(async (on) => {
        await on.route(worker, (route) => route.abort())
        await on.route(own, (route) => route.abort())
      }),
    )
    await ask(opened.page)
    await opened.page.getByText('The search failed').first().waitFor()
    await opened.page.unroute(own)
    await opened.page.getByRole('button', { name: 'Retry' }).click()
    await option(opened.page).waitFor()
    opened.problems.expect(/ERR_FAILED/)
  })
})
