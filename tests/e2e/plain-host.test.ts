import { readFileSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type SiteName, siteOf, urlOf } from './harness/it.ts'
import { type Held, hold } from './harness/network.ts'

/** A host that knows files and nothing else, such as GitHub Pages: an address that is none gets `404.html`. */
async function onPlainHost(page: Page, site: SiteName, path: string): Promise<void> {
  const { folder } = siteOf(site)
  const file = `${folder}${path.replace(/\?.*/, '')}`
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  const body = readFileSync(isFile ? file : `${folder}/404.html`, 'utf8')
  const status = isFile ? 200 : 404
  await page.route(urlOf(site, path), (route) => route.fulfill({ status, contentType: 'text/html', body }))
}

/** Two of them below another base or with their policy in the documents. */
const sites: readonly [SiteName, string][] = [
  ['versions', '/docs/guide'],
  ['base', '/docs/guide'],
  ['plain', '/docs/notes'],
]

describe.each(sites)('a host that cannot redirect, site %s', (site, home) => {
  it.for([`${home}.html?q=1`, `${home}/`, `${home}/index.html`, `${home}/index/`])('%s', async (form, { open }) => {
    const { page, problems } = await open(site, form, { prepare: (page) => onPlainHost(page, site, form) })
    const wanted = urlOf(site, home) + new URL(urlOf(site, form)).search
    await expect.poll(() => page.url()).toBe(wanted)
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('Page not found')
    problems.expect(/404/)
  })

  it.for([
    ['/search.html?q=tide', '/search?q=tide'],
    ['/ru/index.html', '/ru/'],
    ['/index.html?x=1', '/?x=1'],
  ] as const)(
    'gives a page that is the file of an address the canonical one: %s',
    async ([form, canonical], { open }) => {
      const { page, documents } = await open(site, form, { prepare: (page) => onPlainHost(page, site, form) })
      await expect.poll(() => page.url()).toBe(urlOf(site, canonical))
      expect(documents).toHaveLength(1)
    },
  )

  it('marks the page in the sidebar, however it was asked for', async ({ open }) => {
    const form = `${home}.html`
    const { page } = await open(site, form, { prepare: (page) => onPlainHost(page, site, form) })
    await hydrated(page)
    const current = page.locator('#docs-sidebar [aria-current="page"]')
    expect(await current.evaluate((link: HTMLAnchorElement) => link.href)).toBe(urlOf(site, home))
  })

  it('takes a locale root without its slash to the root', async ({ open }) => {
    const { page, problems } = await open(site, '/ru', { prepare: (page) => onPlainHost(page, site, '/ru') })
    await expect.poll(() => page.url()).toBe(urlOf(site, '/ru/'))
    problems.expect(/404/)
  })

  it('answers for a Russian address in Russian, and offers what is near to it', async ({ open }) => {
    const asked = `/ru${home}-`
    const { page, problems, documents } = await open(site, asked, { prepare: (page) => onPlainHost(page, site, asked) })
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['Страница не найдена'])
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
    expect(page.url()).toBe(urlOf(site, asked))
    expect(documents).toHaveLength(1)
    await page.locator('main nav').getByRole('link').first().click()
    await expect.poll(() => page.url()).toBe(urlOf(site, `/ru${home}`))
    problems.expect(/404/)
  })

  it('never shows the English page on the way to the Russian one', async ({ open }) => {
    const asked = '/ru/no/such/page'
    let answer: Held | undefined
    const { page, problems } = await open(site, asked, {
      prepare: async (page) => {
        await onPlainHost(page, site, asked)
        answer = await hold(page, '**/ru/404.html')
      },
    })
    await answer?.asked
    expect(await page.locator('h1').count()).toBe(0)
    expect(await page.locator('body').innerText()).toBe('')
    answer?.release()
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['Страница не найдена'])
    problems.expect(/404/)
  })

  it('leads to the Russian front page where the Russian answer does not come', async ({ open }) => {
    const asked = '/ru/no/such/page'
    const { page, problems } = await open(site, asked, {
      prepare: async (page) => {
        await onPlainHost(page, site, asked)
        await page.route('**/ru/404.html', (route) => route.abort())
      },
    })
    await expect.poll(() => page.url()).toBe(urlOf(site, '/ru/'))
    problems.expect(/404|ERR_FAILED/)
  })

  it('stays on the not-found page for what does not exist, without a loop', async ({ open }) => {
    const { page, problems, documents } = await open(site, '/no/such/page', {
      prepare: (page) => onPlainHost(page, site, '/no/such/page'),
    })
    await expect.poll(() => page.locator('h1').textContent()).toBe('Page not found')
    expect(documents).toHaveLength(1)
    problems.expect(/404/)
  })
})
