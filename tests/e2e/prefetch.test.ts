import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { idle } from './harness/network.ts'

/** Its article has no link to a page of the site. */
const quiet = '/docs/harbors/remote'
/** Its article links to more pages than may be fetched ahead. */
const busy = '/docs/reference/commands'
const tall = { width: 1280, height: 2400 }

const pageData = (requests: readonly string[]) => requests.filter((path) => /^\/docs\/.*\.json$/.test(path))
const sidebarLink = (page: Page, name: string) => page.locator('#docs-sidebar').getByRole('link', { name })

/** Waits until the pages are fetched that the page in a tall window links to: all of its links are in view. */
async function ownFetched(page: Page, requests: readonly string[]): Promise<void> {
  const own = await page
    .locator('.article a[href^="/docs/"], a[rel="prev"], a[rel="next"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const isOtherPage = (path: string) => path !== new URL(page.url()).pathname && !path.endsWith('.md')
  const others = own.filter(isOtherPage).map((path) => `${path}.json`)
  expect(others).not.toEqual([])
  await expect.poll(() => others.filter((path) => !requests.includes(path))).toEqual([])
}

describe('pages fetched ahead', () => {
  it('hover and focus fetch a page, once', async ({ open }) => {
    const { page, requests } = await open('versions', quiet)
    await hydrated(page)
    const data = page.waitForResponse('**/docs/guide/install.json')
    await sidebarLink(page, 'Install').hover()
    await (await data).finished()
    await page.locator('h1').hover()
    await sidebarLink(page, 'Install').hover()
    await sidebarLink(page, 'Install').focus()
    await sidebarLink(page, 'Transfers').focus()
    await expect.poll(() => requests.filter((path) => path === '/docs/guide/transfer.json')).toHaveLength(1)
    expect(requests.filter((path) => path === '/docs/guide/install.json')).toHaveLength(1)
  })

  it('touch fetches a page', async ({ open }) => {
    const { page, requests } = await open('versions', quiet, { touch: true })
    await hydrated(page)
    await sidebarLink(page, 'Schedule').dispatchEvent('touchstart')
    await expect.poll(() => pageData(requests)).toContain('/docs/guide/schedule.json')
  })

  it('a navigation takes what is here already', async ({ open }) => {
    const { page, requests, documents } = await open('versions', quiet)
    await hydrated(page)
    const data = page.waitForResponse('**/docs/guide/install.json')
    await sidebarLink(page, 'Install').hover()
    await (await data).finished()
    await sidebarLink(page, 'Install').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(requests.filter((path) => path === '/docs/guide/install.json')).toHaveLength(1)
    expect(documents).toHaveLength(1)
  })

  it('a page that was shown before is not fetched again', async ({ open }) => {
    const { page, requests } = await open('versions', quiet)
    await hydrated(page)
    await sidebarLink(page, 'Install').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('A remote harbor · Ferry')
    await page.goForward()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(pageData(requests).filter((path) => /install|remote/.test(path))).toEqual(['/docs/guide/install.json'])
  })

  it('links in view fetch at most six pages; hover still fetches the others', async ({ open }) => {
    const { page, requests } = await open('versions', busy, { viewport: tall })
    await hydrated(page)
    await expect.poll(() => pageData(requests).length).toBe(6)
    await idle(page)
    expect(new Set(pageData(requests)).size).toBe(6)
    const links = page.locator('article li a')
    const paths = await links.evaluateAll((all) => all.map((a) => `${a.getAttribute('href')}.json`))
    const left = paths.findIndex((path) => !requests.includes(path))
    await links.nth(left).hover()
    await expect.poll(() => pageData(requests)).toContain(paths[left])
    expect(pageData(requests)).toHaveLength(7)
  })

  it('the next page has six of its own', async ({ open }) => {
    const { page, requests } = await open('versions', quiet, { viewport: tall })
    await hydrated(page)
    // What it fetches itself comes some frames after it has hydrated, and is not the next page's.
    await ownFetched(page, requests)
    // Counted before the click: the new page fetches as soon as it stands, sooner than a test sees its title.
    const before = new Set([...pageData(requests), `${busy}.json`])
    await page.locator('header').getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => page.title()).toBe('Commands · Ferry')
    await expect.poll(() => pageData(requests).filter((path) => !before.has(path)).length).toBe(6)
  })

  it('fetches nothing but what is in view', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide/transfer', {
      viewport: { width: 1280, height: 400 },
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
