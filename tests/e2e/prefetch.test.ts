import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { idle } from './harness/network.ts'

/** Its article has no link to a page of the site. */
const quiet = '/docs/harbors/remote'
/** Its article has links to many pages. */
const busy = '/docs/reference/commands'
const tall = { width: 1280, height: 2400 }

const pageData = (requests: readonly string[]) => requests.filter((path) => /^\/docs\/.*\.json$/.test(path))
/** No link of the footer is fetched because it is in view. */
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name })

/** Waits until a file is here. It may have been asked for before the test asks: the page may have a link to it in view. */
async function arrived(page: Page, path: string): Promise<void> {
  const isHere = (path: string) => performance.getEntriesByName(new URL(path, location.href).href).length > 0
  await expect.poll(() => page.evaluate(isHere, path)).toBe(true)
}

/** Waits until the pages are fetched that the page in a tall window links to: all of its links are in view. */
async function ownFetched(page: Page, requests: readonly string[]): Promise<void> {
  const own = await page
    .locator('.article a[href^="/docs/"], #docs-sidebar a:visible, a[rel="prev"], a[rel="next"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const isOtherPage = (path: string) => path !== new URL(page.url()).pathname && !path.endsWith('.md')
  const others = own.filter(isOtherPage).map((path) => `${path}.json`)
  expect(others).not.toEqual([])
  await expect.poll(() => others.filter((path) => !requests.includes(path))).toEqual([])
}

describe('pages fetched ahead', () => {
  it('hover and focus fetch a page, once', async ({ open }) => {
    const { page, requests } = await open('versions', '/')
    await hydrated(page)
    await footerLink(page, 'Install').hover()
    await arrived(page, '/docs/guide/install.json')
    await page.locator('h1').hover()
    await footerLink(page, 'Install').hover()
    await footerLink(page, 'Install').focus()
    await footerLink(page, 'Guide').focus()
    await expect.poll(() => requests.filter((path) => path === '/docs/guide.json')).toHaveLength(1)
    expect(requests.filter((path) => path === '/docs/guide/install.json')).toHaveLength(1)
  })

  it('touch fetches a page', async ({ open }) => {
    const { page, requests } = await open('versions', '/', { touch: true })
    await hydrated(page)
    await footerLink(page, 'Install').dispatchEvent('touchstart')
    await expect.poll(() => pageData(requests)).toContain('/docs/guide/install.json')
  })

  it('a navigation takes what is here already', async ({ open }) => {
    const { page, requests, documents } = await open('versions', '/')
    await hydrated(page)
    await footerLink(page, 'Install').hover()
    await arrived(page, '/docs/guide/install.json')
    await footerLink(page, 'Install').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(requests.filter((path) => path === '/docs/guide/install.json')).toHaveLength(1)
    expect(documents).toHaveLength(1)
  })

  it('a page that was shown before is not fetched again', async ({ open }) => {
    const { page, requests } = await open('versions', quiet)
    await hydrated(page)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('A remote harbor · Ferry')
    await page.goForward()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(pageData(requests).filter((path) => /install|remote/.test(path))).toEqual(['/docs/guide/install.json'])
  })

  it('links of the sidebar in view are among them, on a phone when the menu shows them', async ({ open }) => {
    const { page, requests } = await open('versions', quiet)
    await hydrated(page)
    await expect.poll(() => pageData(requests)).toContain('/docs/guide/install.json')
    const phone = await open('versions', quiet, { viewport: { width: 360, height: 640 } })
    await hydrated(phone.page)
    await idle(phone.page)
    expect(pageData(phone.requests)).not.toContain('/docs/guide/install.json')
    await phone.page.locator('header').getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect.poll(() => pageData(phone.requests)).toContain('/docs/guide/install.json')
  })

  it('fetches nothing but what is in view', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide/transfer', {
      viewport: { width: 700, height: 400 },
    })
    await hydrated(page)
    await idle(page)
    expect(pageData(requests)).toEqual([])
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded()
    await expect.poll(() => pageData(requests)).toContain('/docs/guide/schedule.json')
  })

  it('other sites, files, hashes and the page itself are not fetched', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide/schedule', { viewport: tall })
    await hydrated(page)
    await ownFetched(page, requests)
    const before = requests.length
    for (const name of ['Schedule', 'Read the report']) await page.getByRole('link', { name }).last().hover()
    await page.locator('header a[href^="https"]').last().hover()
    await page.evaluate(() => document.querySelector('article a')?.setAttribute('href', '/docs/guide.json'))
    await page.locator('article a[href$=".json"]').hover()
    await page.evaluate(() => undefined)
    // The page's own parts may still be on their way when the machine is busy.
    const fetched = requests.slice(before).filter((path) => !path.startsWith('/assets/'))
    expect(fetched).toEqual([])
  })
})

describe.each([
  ['data is saved', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  ['the line is 2g', () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })],
  ['it is slow-2g', () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })],
])('pages fetched ahead, when %s', (_, init) => {
  it('fetches nothing ahead, and the page on a click', async ({ open }) => {
    const { page, requests } = await open('versions', busy, { viewport: tall, init })
    await hydrated(page)
    await idle(page)
    await page.locator('article li a').first().hover()
    await page.locator('article li a').nth(1).focus()
    await page.evaluate(() => undefined)
    expect(pageData(requests)).toEqual([])
    await page.locator('article li').getByRole('link', { name: 'Install' }).first().click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(pageData(requests)).toEqual(['/docs/guide/install.json'])
  })
})
