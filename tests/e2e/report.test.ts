import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/guide/install'

const link = (page: Page, name = 'Report a problem') => page.getByRole('link', { name })

/** What the link would open. */
async function prepared(page: Page, name?: string): Promise<URL> {
  return new URL((await link(page, name).getAttribute('href')) ?? '')
}

/** Selects the words of an element, as a reader would with the pointer. */
async function select(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      window.getSelection()?.selectAllChildren(element)
      return String(window.getSelection())
    })
}

describe('report a problem', () => {
  it('names the page without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    const title = await page.locator('h1').textContent()
    const { origin, pathname, searchParams } = await prepared(page)
    expect(origin + pathname).toBe('https://git.example/ferry/issues/new')
    expect(searchParams.get('title')).toBe(`${title}: `)
    expect(searchParams.get('body')).toBe(path)
  })

  it('adds section, version, browser and selection when the pointer reaches it', async ({ open }) => {
    const { page, requests } = await open('versions', path)
    expect(requests.join()).not.toMatch(/\/report-/)
    const selected = await select(page, '.article h2 ~ p')
    await link(page).hover()
    await expect.poll(async () => (await prepared(page)).searchParams.get('body')).toContain(`> ${selected}`)
    const body = (await prepared(page)).searchParams.get('body') ?? ''
    expect(body).toContain(`${page.url()}#verify\nSection: Verify\n`)
    expect(body).toContain(`Browser: ${await page.evaluate(() => navigator.userAgent)}`)
    expect(body).toMatch(/Packages: \d+\.\d+\.\d+/)
  })

  it('works at an address whose hash is malformed', async ({ open }) => {
    const { page } = await open('versions', `${path}#%`)
    await link(page).hover()
    await expect.poll(async () => (await prepared(page)).searchParams.get('body')).toContain('Browser: ')
  })

  it('brings what was selected before the press along', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.route('https://git.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const selected = await select(page, '.article h2 ~ p')
    await link(page).click()
    await page.waitForURL('https://git.example/**')
    expect(new URL(page.url()).searchParams.get('body')).toContain(`> ${selected}`)
  })

  it('keeps what the pointer has prepared where a press takes the selection away', async ({ open }) => {
    const { page } = await open('versions', path)
    const selected = await select(page, '.article h2 ~ p')
    await link(page).hover()
    const body = async () => (await prepared(page)).searchParams.get('body')
    await expect.poll(body).toContain(`> ${selected}`)
    await link(page).evaluate(async (element) => {
      window.getSelection()?.removeAllRanges()
      element.focus()
      // What a focus prepares comes with the tasks after it.
      for (let i = 0; i < 2; i++) await new Promise((resolve) => setTimeout(resolve))
    })
    expect(await body()).toContain(`> ${selected}`)
  })

  it('opens the prepared report by keyboard, and sends nothing before', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const asked: string[] = []
    await page.route('https://git.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' })
    })
    await link(page).focus()
    expect(asked).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL('https://git.example/**')
    expect(asked).toHaveLength(1)
    expect(new URL(asked[0] ?? '').searchParams.get('body')).toContain('What is wrong')
  })

  it('brings what was selected along by keyboard', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.route('https://git.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await link(page).focus()
    await page.keyboard.press('Shift+Tab')
    const selected = await select(page, '.article h2 ~ p')
    await page.keyboard.press('Tab')
    while (!(await link(page).evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('https://git.example/**')
    expect(new URL(page.url()).searchParams.get('body')).toContain(`> ${selected}`)
  })

  it('opens the report with the page alone where its code does not come', async ({ open }) => {
    const { page, problems } = await open('versions', path)
    await page.route('**/report-*.js', (route) => route.abort())
    await page.route('https://git.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await link(page).click()
    await page.waitForURL('https://git.example/**')
    expect(new URL(page.url()).searchParams.get('body')).toBe(path)
    problems.expect(/report-/)
  })

  it('is in the language of the reader, and cuts a long selection to what an address holds', async ({ open }) => {
    const { page } = await open('versions', `/ru${path}`)
    await page
      .locator('.article p')
      .first()
      .evaluate((element) => element.append(' Слово'.repeat(2_000)))
    await select(page, '.article p')
    await link(page, 'Сообщить о проблеме').hover()
    const body = async () => (await prepared(page, 'Сообщить о проблеме')).searchParams.get('body') ?? ''
    await expect.poll(body).toContain('Что не так')
    expect(await body()).toContain('… (дальше обрезано)')
    const { href } = await prepared(page, 'Сообщить о проблеме')
    expect(href.length).toBeLessThan(8_000)
    expect(href.length).toBeGreaterThan(7_000)
  })
})
