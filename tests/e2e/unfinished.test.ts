import type { Locator, Page } from 'playwright-core'
import { describe, expect, hydrated, it, type Open, type Visit } from './harness/it.ts'
import { type Held, hold, idle, savesData } from './harness/network.ts'

const from = '/docs/harbors/remote'
const to = '/docs/guide/install'
const titles = { [from]: 'A remote harbor', [to]: 'Install', '/docs/reference/commands': 'Commands' }

const bar = (page: Page) => page.locator('[role="progressbar"]:not([hidden])')
const sidebarLink = (page: Page, path: string) => page.locator(`#docs-sidebar a[href$="${path}"]`)
const headerLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name })
/** Without the mouse: the bar hides while the page scrolls, and may do so between press and release. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())
/** The navigation that has been stopped ends with an error that nobody waits for. */
const act = (page: Page, what: 'stop' | 'back' | 'forward') =>
  page.evaluate((what) => (what === 'stop' ? window.stop() : history[what]()), what)

type Waiting = Visit & Held

/** A reader who has followed a link to a page that does not come yet. */
async function waiting(open: Open): Promise<Waiting> {
  const visit = await open('versions', from, { init: savesData })
  await hydrated(visit.page)
  await visit.page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  const answer = await hold(visit.page, `**${to}.json`)
  await follow(sidebarLink(visit.page, to))
  await answer.asked
  await bar(visit.page).waitFor({ state: 'attached' })
  return { ...visit, ...answer }
}

/** The page on screen is that of the address, nothing is on its way, and the site goes on working. */
async function expectRest({ page, href, documents, release }: Waiting, path: keyof typeof titles, hash = '') {
  await expect.poll(() => page.url()).toBe(href(path) + hash)
  await expect.poll(() => page.locator('article h1').allTextContents()).toEqual([titles[path]])
  await expect.poll(() => bar(page).count()).toBe(0)
  release()
  await idle(page)
  expect(page.url()).toBe(href(path) + hash)
  expect(await page.locator('article h1').allTextContents()).toEqual([titles[path]])
  const current = page.locator('#docs-sidebar [aria-current="page"]')
  const marked = await current.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(marked.filter((address) => address !== href(path))).toEqual([])
  await page.evaluate((address) => void window.navigation.navigate(address), href('/docs/guide/transfer'))
  await expect.poll(() => page.title()).toBe('Transfers · Ferry')
  expect(await bar(page).count()).toBe(0)
  expect(documents).toHaveLength(1)
}

describe('a page that is on its way', () => {
  it('is given up by Back, where the reader stood', async ({ open }) => {
    const visit = await waiting(open)
    await act(visit.page, 'back')
    await expect.poll(() => visit.page.url()).toBe(visit.href(from))
    expect(await visit.page.evaluate(() => scrollY)).toBe(200)
    await expectRest(visit, from)
  })

  it('is given up by stopping, and asked for again by Forward', async ({ open }) => {
    const visit = await waiting(open)
    await act(visit.page, 'stop')
    await expect.poll(() => visit.page.url()).toBe(visit.href(from))
    expect(await visit.page.evaluate(() => scrollY)).toBe(200)
    await expect.poll(() => bar(visit.page).count()).toBe(0)
    visit.release()
    await act(visit.page, 'forward')
    await expectRest(visit, to)
  })

  it('is given up for another one', async ({ open }) => {
    const visit = await waiting(open)
    await follow(headerLink(visit.page, 'Commands'))
    await expectRest(visit, '/docs/reference/commands')
  })

  it('is given up for another one that does not come either, and that one by stopping', async ({ open }) => {
    const visit = await waiting(open)
    const other = await hold(visit.page, '**/docs/reference/commands.json')
    await follow(headerLink(visit.page, 'Commands'))
    await other.asked
    await act(visit.page, 'stop')
    await expectRest(visit, from)
    other.release()
  })

  it('is given up by a link to the page on screen', async ({ open }) => {
    const visit = await waiting(open)
    await follow(sidebarLink(visit.page, from))
    await expectRest(visit, from)
  })

  it('is given up by a link to a heading of the page on screen', async ({ open }) => {
    const visit = await waiting(open)
    const link = visit.page.locator('[data-contents] a').last()
    const hash = (await link.getAttribute('href')) ?? ''
    await follow(link)
    await expectRest(visit, from, hash)
  })

  it('is given up by a document, and that one by stopping', async ({ open }) => {
    const visit = await waiting(open)
    const document = await hold(visit.page, `**/ru${from}`)
    await visit.page.locator('header a[hreflang="ru"]').evaluate((link: HTMLElement) => {
      window.navigation.addEventListener('navigate', () => setTimeout(() => window.stop()), { once: true })
      link.click()
    })
    await expect.poll(() => visit.page.url()).toBe(visit.href(from))
    document.release()
    await expectRest({ ...visit, documents: [from] }, from)
  })

  it('is shown once after a double click, and left by one step back', async ({ open }) => {
    const visit = await waiting(open)
    await sidebarLink(visit.page, to).dblclick()
    visit.release()
    await expect.poll(() => visit.page.locator('article h1').allTextContents()).toEqual([titles[to]])
    await expect.poll(() => bar(visit.page).count()).toBe(0)
    await act(visit.page, 'back')
    await expectRest(visit, from)
  })

  it('ends in a message where it fails, from which Back and a stopped Forward lead to the page before', async ({
    open,
  }) => {
    const visit = await waiting(open)
    const { page } = visit
    await act(page, 'stop')
    await expect.poll(() => page.url()).toBe(visit.href(from))
    // Only now: without a route, what was held goes on.
    await page.unroute(`**${to}.json`)
    await page.route(`**${to}.json`, (route) => route.abort())
    await act(page, 'forward')
    await page.getByText('The page could not be loaded').waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(page.url()).toBe(visit.href(to))
    await act(page, 'back')
    // The title may be that of the page that stayed below the message.
    await expect.poll(() => page.url()).toBe(visit.href(from))
    await expect.poll(() => page.getByText('The page could not be loaded').count()).toBe(0)
    await expect.poll(() => page.locator('article h1').allTextContents()).toEqual([titles[from]])
    await page.unroute(`**${to}.json`)
    const again = await hold(page, `**${to}.json`)
    await act(page, 'forward')
    await again.asked
    await act(page, 'stop')
    await expectRest({ ...visit, ...again }, from)
    visit.problems.expect(/ERR_FAILED/)
  })
})

describe('a document that does not come after all', () => {
  it('leaves headings to the browser', async ({ open }) => {
    const { page, href } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await page.route('**/nothing.bin', (route) => route.fulfill({ status: 204 }))
    const answered = page.waitForResponse('**/nothing.bin')
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/nothing.bin' }).click())
    await answered
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await page.locator('[data-contents] a').last().click()
    await expect.poll(() => page.url()).toContain('#')
    expect(await entries()).toBe(before + 1)
    await act(page, 'back')
    await expect.poll(() => page.url()).toBe(href(from))
  })
})

describe('what a reader can do while a message stands in place of a page', () => {
  it('is to leave for another page, and to come back by stopping; then it is asked for once the network is back', async ({
    open,
  }) => {
    const visit = await open('versions', from, { init: savesData })
    const { page } = visit
    await hydrated(page)
    await page.context().setOffline(true)
    await sidebarLink(page, to).click()
    await page.getByText('The page could not be loaded').waitFor()
    const answer = await hold(page, '**/docs/reference/commands.json')
    await headerLink(page, 'Commands').click()
    await answer.asked
    await act(page, 'stop')
    await expect.poll(() => page.url()).toBe(visit.href(to))
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await page.context().setOffline(false)
    await expectRest({ ...visit, ...answer }, to)
    visit.problems.expect(/ERR_INTERNET_DISCONNECTED/)
  })
})
