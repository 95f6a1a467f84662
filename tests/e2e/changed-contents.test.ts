import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { startServer } from '../../engine/server/static-server.ts'
import { pagesOnly, runBuild } from '../contracts/build/run-build.ts'
import { pageText, removeSites, translationText, writeSite } from '../contracts/build/site-fixture.ts'
import { write } from '../contracts/serving-fixture.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const long = 'A line of the log.\n\n'.repeat(60)
const start = pageText('Start', `[To what goes](/docs/gone)\n\n${long}## Install\n\n${long}`)
const startNow = pageText('Start', `${long}Written just now.\n\n## Install\n\n${long}`)
const more = pageText('More', '## Details\n\nThe first text.')
const moreNow = pageText('More than before', '## Details\n\nThe second text.')
const gone = pageText('Gone', 'What was here.')
const same = pageText('Same', 'Text that stays.')

/** A page in both languages. */
const files = (name: string, text: string) => ({
  [`content/en/docs/${name}.md`]: text,
  [`content/ru/docs/${name}.md`]: translationText(text, 'Страница', 'Текст {#details}'),
})
const sidebar = (...pages: string[]) => `export const sidebars = { main: ${JSON.stringify(pages)} }\n`

let site = ''

/** Builds the site twice; between the builds only its contents change. */
beforeAll(async () => {
  site = writeSite({
    'content/nav.ts': sidebar('same', 'start', 'more', 'gone'),
    ...files('start', start),
    ...files('more', more),
    ...files('gone', gone),
    ...files('same', same),
  })
  await buildInto('before')
  const changes = { 'content/nav.ts': sidebar('same', 'start', 'more', 'added'), ...files('start', startNow) }
  const texts = { ...changes, ...files('more', moreNow), ...files('added', pageText('Added', 'New text.')) }
  for (const [name, text] of Object.entries(texts)) write(join(site, name), text)
  for (const locale of ['en', 'ru']) rmSync(join(site, `content/${locale}/docs/gone.md`))
  await buildInto('now')
}, 240_000)

afterAll(removeSites)

async function buildInto(name: string): Promise<void> {
  const { code, stderr, outDir } = await runBuild(site, pagesOnly)
  if (code !== 0) throw new Error(stderr)
  cpSync(outDir, join(site, name), { recursive: true })
}

/** A page of the site as it was, open in a browser, and a way to publish what the site is now. */
async function reading(browser: Browser, path: string, prepare = async (_: Page) => {}) {
  const place = (name: string) => join(site, 'served', path, name)
  for (const name of ['before', 'now']) cpSync(join(site, name), place(name), { recursive: true })
  const options = { dir: place('before'), infoFile: join(site, '.build/site.json'), host: '127.0.0.1', port: 0 }
  const server = await startServer(options)
  onTestFinished(() => server.close())
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  onTestFinished(() => page.close())
  await prepare(page)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto(server.url + path.slice(1))
  await hydrated(page)
  // Pages are fetched when their links come into view, and this test begins after that.
  await page.waitForLoadState('networkidle')
  // At one stroke for the server, which runs in this process.
  const publish = () => {
    rmSync(place('before'), { recursive: true })
    cpSync(place('now'), place('before'), { recursive: true })
  }
  return { page, documents, publish }
}

const rows = (page: Page) => page.locator('#docs-sidebar').getByRole('link')
const titles = (page: Page) => rows(page).allTextContents()
const now = ['Same', 'Start', 'More than before', 'Added']
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

describe('contents that change while a page is open', () => {
  it('a click shows the page and the sidebar as they are now, and so does Back', async ({ browser }) => {
    const { page, documents, publish } = await reading(browser, '/docs/start')
    await rows(page).nth(2).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('More')
    await publish()
    await rows(page).nth(0).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Same')
    await expect.poll(() => titles(page)).toEqual(now)
    expect(await rows(page).and(page.locator('[aria-current]')).textContent()).toBe('Same')
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('More than before')
    expect(await page.locator('article').textContent()).toContain('The second text.')
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Start')
    expect(await page.locator('a[href$="/gone"]').count()).toBe(0)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Added' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Added')
    expect(documents).toHaveLength(1)
  })

  it('a page that was fetched ahead is brought up to date as soon as it shows', async ({ browser }) => {
    const { page, documents, publish } = await reading(browser, '/docs/start')
    await rows(page).nth(2).hover()
    await page.waitForLoadState('networkidle')
    await publish()
    await rows(page).nth(2).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('More than before')
    expect(await page.title()).toBe('More than before | Tiny')
    expect(await titles(page)).toEqual(now)
    expect(documents).toHaveLength(1)
  })

  it('who comes back to the tab sees no link to a page that is gone, and reads on', async ({ browser }) => {
    const { page, documents, publish } = await reading(browser, '/docs/start')
    await page.locator('#install').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    const top = () => page.locator('#install').evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    const before = await top()
    expect(await page.locator('a[href$="/gone"]').count()).toBeGreaterThan(1)
    await publish()
    await comeBack(page)
    await expect.poll(() => titles(page)).toEqual(now)
    expect(await page.locator('article').textContent()).toContain('Written just now.')
    expect(await page.locator('a[href$="/gone"]').count()).toBe(0)
    expect(await top()).toBe(before)
    expect(documents).toHaveLength(1)
  })

  it('without a connection, pages of before are still there', async ({ browser }) => {
    const { page } = await reading(browser, '/docs/start')
    await rows(page).nth(2).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('More')
    await page.context().setOffline(true)
    await comeBack(page)
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Start')
  })

  it('an article that has stayed the same is not touched', async ({ browser }) => {
    const { page, publish } = await reading(browser, '/docs/same')
    const text = await page.locator('article p').last().elementHandle()
    await publish()
    await comeBack(page)
    await expect.poll(() => titles(page)).toEqual(now)
    expect(await text?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.locator('[aria-live="polite"]').first().textContent()).toBe('')
  })

  it('a page that is gone stays for its reader, without links to itself', async ({ browser }) => {
    const { page, documents, publish } = await reading(browser, '/docs/gone')
    await publish()
    await comeBack(page)
    await expect.poll(() => titles(page)).toEqual(now)
    expect(await page.locator('article').textContent()).toContain('What was here.')
    expect(documents).toHaveLength(1)
  })

  it('a link to a page that is gone goes when the pointer reaches it', async ({ browser }) => {
    // Else the page would be in memory, since its link is in view.
    const prepare = (page: Page) => page.route('**/docs/gone.json', (route) => route.abort(), { times: 1 })
    const { page, documents, publish } = await reading(
      browser,
      '/docs/same',
      async (page) => void (await prepare(page)),
    )
    await publish()
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Gone' }).hover()
    await expect.poll(() => titles(page)).toEqual(now)
    expect(documents).toHaveLength(1)
  })
})
