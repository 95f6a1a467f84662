import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const hour = 60 * 60 * 1000
const now = Date.now()
const seconds = (moment: number) => Math.floor(moment / 1000)

/** One page was changed an hour ago, another one a year ago. */
const changes = {
  newest: seconds(now - hour),
  list: '/docs/guide',
  pages: { '/docs/guide/install': seconds(now - hour), '/docs/guide/schedule': seconds(now - 365 * 24 * hour) },
}

/** A reader who was here yesterday, and saw then what is ten days old. */
const yesterday = `${now - 20 * 24 * hour} ${now - 10 * 24 * hour} ${now - 24 * hour}`

const answer = (page: Page) => page.route('**/changes.json', (route) => route.fulfill({ json: changes }))
const marked = (page: Page) => page.locator('#docs-sidebar a:has(.changed)')
const note = (page: Page) => page.locator('.changes-note')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.visit'))

describe('marks of what has changed since the last visit', () => {
  it('are none on a first visit, which loads nothing for them', async ({ open }) => {
    const { page, requests } = await open('versions', '/docs/guide/install', { prepare: answer })
    await hydrated(page)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Schedule' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(Number(await stored(page))).toBeGreaterThanOrEqual(now)
    expect(requests.filter((path) => /changes/.test(path))).toEqual([])
  })

  it('are on the page and in the sidebar, and are gone for good after one click', async ({ open }) => {
    const storage = { 'docs.visit': yesterday }
    const { page } = await open('versions', '/docs/guide/install', { prepare: answer, storage })
    await hydrated(page)
    await note(page).waitFor()
    expect(await marked(page).allTextContents()).toEqual(['Install (changed)'])
    expect(await note(page).textContent()).toBe('1 page has changed since your last visit. What has changed')
    await page.locator('.article').getByText('Changed since your last visit').waitFor()

    await page.locator('.article').getByRole('button', { name: 'Hide the marks of changes' }).click()
    expect(await page.locator('.changed, .changes-note, .changes-page').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.changed, .changes-note, .changes-page').count()).toBe(0)
  })

  it('stay for the visit, on other pages as well, and go with the next one', async ({ open }) => {
    const storage = { 'docs.visit': yesterday }
    const { page } = await open('versions', '/docs/guide/schedule', { prepare: answer, storage })
    await hydrated(page)
    await note(page).waitFor()
    expect(await page.locator('.changes-page').count()).toBe(0)
    await marked(page).click()
    await page.locator('.article .changes-page').waitFor()
    await page.goBack()
    await page.locator('.article .changes-page').waitFor({ state: 'detached' })
    await page.reload()
    await hydrated(page)
    await note(page).waitFor()
    const [since = '', seen = ''] = (await stored(page))?.split(' ') ?? []
    expect([Number(since), Number(seen)]).toEqual([now - 10 * 24 * hour, changes.newest * 1000])

    await page.evaluate((value) => localStorage.setItem('docs.visit', value), `${since} ${seen} ${now - 7 * hour}`)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.changed, .changes-note').count()).toBe(0)
  })

  it('can be hidden in the menu of a small screen, in Russian', async ({ open }) => {
    const russian = { ...changes, list: null, pages: { '/ru/docs/guide/install': changes.newest } }
    const { page } = await open('versions', '/ru/docs/guide/install', {
      prepare: (page) => page.route('**/ru/changes.json', (route) => route.fulfill({ json: russian })),
      storage: { 'docs.visit': yesterday },
      viewport: { width: 360, height: 700 },
    })
    await hydrated(page)
    await page.getByText('Изменилась с прошлого визита').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.locator('header').getByRole('button', { name: 'меню' }).first().click()
    const drawer = page.locator('dialog[open]')
    await drawer.getByText('С прошлого визита изменилась 1 страница.').waitFor()
    await drawer.getByRole('button', { name: 'Скрыть отметки об изменениях' }).press('Enter')
    expect(await page.locator('.changed, .changes-note, .changes-page').count()).toBe(0)
  })

  it.for(['nonsense', 'NaN 1 2', '1'])('stored as "%s" they break nothing', async (value, { open }) => {
    const { page } = await open('versions', '/docs/guide/install', {
      prepare: answer,
      storage: { 'docs.visit': value },
    })
    await hydrated(page)
    await expect.poll(() => stored(page)).toMatch(/^\d+ \d+ \d+$/)
  })

  it('are none where the file does not come', async ({ open }) => {
    const { page, problems } = await open('versions', '/docs/guide/install', {
      prepare: (page) => page.route('**/changes.json', (route) => route.abort()),
      storage: { 'docs.visit': yesterday },
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    problems.expect(/ERR_FAILED/)
    expect(await stored(page)).toBe(yesterday)
  })
})
