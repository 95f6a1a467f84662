import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { hold } from './harness/network.ts'

/** Kinds of pages: front page, with and without sidebar, with contents, of another version, not found. */
const kinds: readonly [SiteName, string][] = [
  ['versions', '/'],
  ['versions', '/docs/guide'],
  ['versions', '/docs/guide/install'],
  ['versions', '/docs/harbors/local'],
  ['versions', '/docs/reference/commands'],
  ['versions', '/docs/1.0/guide/mirrors'],
  ['versions', '/ru/docs/guide/transfer'],
  ['versions', '/no/such/page'],
  ['plain', '/docs/notes/tides'],
  ['plain', '/ru/'],
  ['base', '/docs/guide'],
  ['base', '/ru/no/such/page'],
]

/** Init script: notes every node that is put into the root or taken out of it until hydration is done. */
function watchRoot(): void {
  const changes: string[] = []
  Object.assign(window, { changes })
  const observer = new MutationObserver((records) => {
    if (document.querySelector('html[data-hydrated]')) return
    changes.push(...records.flatMap((record) => [...record.addedNodes, ...record.removedNodes].map((n) => n.nodeName)))
  })
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (root) observer.observe(root, { childList: true, subtree: true })
  })
}

/** Init script: Safari, in which no timer of a second or more ends. */
function withoutIdleTime(): void {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const { setTimeout } = window
  const soon = (action: TimerHandler, delay = 0) => (delay < 1000 ? setTimeout(action, delay) : 0)
  Object.assign(window, { setTimeout: soon })
}

describe('hydration', () => {
  it.for(kinds)('of %s %s finds what the build has written', async ([site, path], { open }) => {
    const { page, problems, warnings } = await open(site, path, {
      init: watchRoot,
    })
    await hydrated(page)
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes)
    expect(changes).toEqual([])
    expect(warnings).toEqual([])
    if (path.includes('such')) problems.expect(/404/)
  })

  it('comes soon where the browser does not say when it is idle', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { init: withoutIdleTime })
    await hydrated(page)
  })

  it('a mismatch would be seen by these tests', async ({ open }) => {
    const { page, problems } = await open('versions', '/docs/guide', {
      prepare: (page) =>
        page.route('**/docs/guide', async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('Edit this page', 'Edit that page')
          await route.fulfill({ response, body })
        }),
    })
    await hydrated(page)
    expect(problems.take(/Minified React error #418/)).toHaveLength(1)
  })

  it('keeps the elements of the article and what the reader did to them', async ({ open }) => {
    let release = () => {}
    const { page } = await open('versions', '/docs/guide/install', {
      prepare: async (page) => {
        release = (await hold(page, '**/assets/hydrate-*.js')).release
      },
    })
    const article = await page.locator('article').elementHandle()
    await page.locator('article .details summary').click()
    await page.locator('.tab[data-value="pnpm"]').click()
    release()
    await hydrated(page)
    expect(await article?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('#behind-a-proxy').isVisible()).toBe(true)
    expect(await page.locator('#with-pnpm').isVisible()).toBe(true)
  })
})

/** Init script: a browser that is never idle. It keeps what it was asked to do in any case after some time. */
function neverIdle(): void {
  const overdue: { after: number; act: () => void }[] = []
  Object.assign(window, { overdue })
  window.requestIdleCallback = (callback, { timeout } = {}) => {
    if (timeout !== undefined) {
      overdue.push({ after: timeout, act: () => callback({ didTimeout: true, timeRemaining: () => 0 }) })
    }
    return 0
  }
}

describe('hydration', () => {
  it('starts two seconds after the load where the browser is never idle', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide', { init: neverIdle })
    const waited = () =>
      page.evaluate(() => (window as unknown as { overdue: { after: number }[] }).overdue.map(({ after }) => after))
    await expect.poll(waited).toEqual([2000])
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    // Its code is there by then.
    await expect.poll(() => requests.filter((path) => /\/hydrate-[^/]*\.js$/.test(path))).toHaveLength(1)
    await page.evaluate(() => {
      for (const { act } of (window as unknown as { overdue: { act: () => void }[] }).overdue) act()
    })
    await hydrated(page)
  })
})

describe('before hydration', () => {
  const blocked = { prepare: (page: Page) => hold(page, '**/assets/hydrate-*.js') }

  it('links are followed', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide', blocked)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(documents).toEqual(['/docs/guide', '/docs/guide/install'])
  })

  it('menus, details, tabs and groups of the sidebar open', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install', blocked)
    await page.locator('article .details summary').click()
    await page.locator('#behind-a-proxy').waitFor({ state: 'visible' })
    await page.locator('.tab[data-value="pnpm"]').click()
    await page.locator('#with-pnpm').waitFor({ state: 'visible' })
    await page.locator('#docs-sidebar summary').last().click()
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Remote' }).waitFor({ state: 'visible' })
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await page.waitForURL(href('/docs/guide/transfer'))
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  })

  it('the menu of a narrow screen opens, and stays open while the page hydrates', async ({ open }) => {
    let release = () => {}
    const { page } = await open('versions', '/docs/guide', {
      viewport: { width: 400, height: 800 },
      prepare: async (page) => {
        release = (await hold(page, '**/assets/hydrate-*.js')).release
      },
    })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.locator('#drawer').waitFor({ state: 'visible' })
    release()
    await hydrated(page)
    expect(await page.locator('#drawer').isVisible()).toBe(true)
    expect(await page.locator('dialog#drawer[open]').count()).toBe(1)
  })

  it('the colour switch waits', async ({ open }) => {
    let release = () => {}
    const { page } = await open('versions', '/docs/guide', {
      prepare: async (page) => {
        release = (await hold(page, '**/assets/hydrate-*.js')).release
      },
    })
    const button = page.locator('header button[data-color-mode]')
    expect(await button.isDisabled()).toBe(true)
    release()
    await hydrated(page)
    expect(await button.isDisabled()).toBe(false)
  })
})
