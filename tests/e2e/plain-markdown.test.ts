import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { checkMarkdown } from './checks/markdown.ts'
import { describe, expect, it, type SiteName } from './harness/it.ts'
import { siteOf } from './harness/open.ts'

const sites: readonly SiteName[] = ['versions', 'base', 'plain', 'pictures']

describe.each(sites)('the Markdown of every page of "%s"', checkMarkdown)

describe('the way to the Markdown of a page', () => {
  const path = '/docs/harbors/practice'
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  it.for([
    { page: path, copy: 'Copy page', view: 'View as Markdown' },
    { page: `/ru${path}`, copy: 'Копировать страницу', view: 'Открыть как Markdown' },
  ])('a button copies the page $page', async ({ page: address, copy, view }, { open }) => {
    const { page } = await open('base', address)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: copy }).click()
    const markdown = readFileSync(join(siteOf('base').folder, `${address.slice(1)}.md`), 'utf8')
    await expect.poll(() => clipboard(page)).toBe(markdown)
    await page.locator('.copy-page[data-copied]').waitFor()
    const answer = await page.request.get(
      await page.getByRole('link', { name: view }).evaluate((link: HTMLAnchorElement) => link.href),
    )
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe(markdown)
  })

  it('leads to the link where the text does not come', async ({ open }) => {
    const { page, problems } = await open('versions', path)
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('View as Markdown')
    problems.expect(/503/)
  })

  it('is a plain link without JavaScript, and no button', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe(`${path}.md`)
  })
})
