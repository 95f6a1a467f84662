import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it, type SiteName, siteOf, urlOf } from './harness/it.ts'

/** A host that knows files and nothing else, such as GitHub Pages: every other form of an address gets `404.html`. */
async function onPlainHost(page: Page, site: SiteName, path: string): Promise<void> {
  const body = readFileSync(`${siteOf(site).folder}/404.html`, 'utf8')
  await page.route(urlOf(site, path), (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
}

describe.each<[SiteName]>([['real'], ['base']])('B5 a host that cannot redirect, site %s', (site) => {
  const home = site === 'real' ? '/docs/introduction' : '/docs/guide'

  it.for([`${home}.html?q=1`, `${home}/`, `${home}/index.html`, `${home}/index/`])('%s', async (form, { open }) => {
    const { page, problems } = await open(site, form, { prepare: (page) => onPlainHost(page, site, form) })
    const wanted = urlOf(site, home) + new URL(urlOf(site, form)).search
    await expect.poll(() => page.url()).toBe(wanted)
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('Page not found')
    problems.take(/404/)
  })

  it('takes a locale root without its slash to the root', async ({ open }) => {
    const { page, problems } = await open(site, '/ru', { prepare: (page) => onPlainHost(page, site, '/ru') })
    await expect.poll(() => page.url()).toBe(urlOf(site, '/ru/'))
    problems.take(/404/)
  })

  it('stays on the not-found page for what does not exist, without a loop', async ({ open }) => {
    const { page, problems, documents } = await open(site, '/no/such/page', {
      prepare: (page) => onPlainHost(page, site, '/no/such/page'),
    })
    await expect.poll(() => page.locator('h1').textContent()).toBe('Page not found')
    expect(documents).toHaveLength(1)
    problems.take(/404/)
  })
})
