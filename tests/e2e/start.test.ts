import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { heldScript, hold } from './harness/network.ts'

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

/** Init script: notes every node that is put into the root or taken out of it until the script has started. */
function watchRoot(): void {
  const changes: string[] = []
  Object.assign(window, { changes })
  const observer = new MutationObserver((records) => {
    if (document.querySelector('html[data-ready]')) return
    changes.push(...records.flatMap((record) => [...record.addedNodes, ...record.removedNodes].map((n) => n.nodeName)))
  })
  addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('root')
      if (root && document.readyState === 'interactive') observer.observe(root, { childList: true, subtree: true })
    },
    true,
  )
}

describe('the script', () => {
  it.for(kinds)('changes nothing that the build has written on %s %s', async ([site, path], { open }) => {
    const { page, problems, warnings } = await open(site, path, { init: watchRoot })
    await hydrated(page)
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes)
    expect(changes).toEqual([])
    expect(warnings).toEqual([])
    if (path.includes('such')) problems.expect(/404/)
  })

  it('brings no React to a page that is only read', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide/install')
    await hydrated(page)
    await page.locator('.tab[data-value="pnpm"]').click()
    await page.locator('header button[data-color-mode]').click()
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toMatch(/^Transfer/)
    const isReact = (path: string) => /\/react-[^/]*\.js$/.test(path)
    expect(requests.filter(isReact)).toEqual([])
    await page.keyboard.press('/')
    await page.getByRole('combobox').waitFor()
    expect(requests.filter(isReact)).toHaveLength(1)
  })

  it('takes up a React page as the build has drawn it', async ({ open }) => {
    const { page, problems } = await open('versions', '/search', {
      prepare: (page) =>
        page.route('**/search', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replace('>Search</h1>', '>Seek</h1>') })
        }),
    })
    await hydrated(page)
    // A mismatch would be seen by these tests.
    await expect.poll(() => problems.take(/Minified React error #418/).length).toBe(1)
  })

  it('keeps the elements of the article and what the reader did to them', async ({ open }) => {
    const script = heldScript()
    const { page } = await open('versions', '/docs/guide/install', script.options)
    const article = await page.locator('article').elementHandle()
    await page.locator('article .details summary').click()
    script.release()
    await hydrated(page)
    expect(await article?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('#behind-a-proxy').isVisible()).toBe(true)
  })
})

describe('before the script', () => {
  const blocked = { waitForLoad: false, prepare: (page: Page) => hold(page, '**/assets/start-*.js') }

  it('links are followed', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide', blocked)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(documents).toEqual(['/docs/guide', '/docs/guide/install'])
  })

  it('menus, details and groups of the sidebar open', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install', blocked)
    await page.locator('article .details summary').click()
    await page.locator('#behind-a-proxy').waitFor({ state: 'visible' })
    await page.locator('#docs-sidebar summary').last().click()
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Remote' }).waitFor({ state: 'visible' })
    await page.locator('header summary').filter({ hasText: 'More' }).click()
    await page.locator('header').getByRole('link', { name: 'Transfers' }).click()
    await page.waitForURL(href('/docs/guide/transfer'), { waitUntil: 'commit' })
    expect(await page.locator('html[data-ready]').count()).toBe(0)
  })

  it('the colour switch waits', async ({ open }) => {
    const script = heldScript()
    const { page } = await open('versions', '/docs/guide', script.options)
    const button = page.locator('header button[data-color-mode]')
    expect(await button.isDisabled()).toBe(true)
    script.release()
    await hydrated(page)
    expect(await button.isDisabled()).toBe(false)
  })
})
