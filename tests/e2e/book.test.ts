import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import config from '../../config/site.ts'
import { describe, expect, it, type SiteName } from './harness/it.ts'
import { siteOf } from './harness/open.ts'
import { elements } from './parts/built-pages.ts'

const sites = [
  { name: 'real', base: '/', prefix: '', first: 'introduction' },
  { name: 'real', base: '/', prefix: 'ru/', first: 'introduction' },
  { name: 'base', base: '/some/base/', prefix: '', first: 'guide' },
  { name: 'base', base: '/some/base/', prefix: 'ru/', first: 'guide' },
] as const satisfies readonly { name: SiteName; base: string; prefix: string; first: string }[]

const classes = ({ properties: { className } }: Element) => (Array.isArray(className) ? className : [])

describe.each(sites)('the book of $name in /$prefix', ({ name, base, prefix, first }) => {
  const file = () => join(siteOf(name).folder, `${prefix}book.html`)
  const tree = fromHtml(readFileSync(file(), 'utf8'))
  const ids: string[] = []
  visit(tree, 'element', ({ properties: { id } }) => {
    if (id !== undefined) ids.push(String(id))
  })

  it('has every page of the sidebar, once and in its order', () => {
    const page = fromHtml(readFileSync(join(siteOf(name).folder, `${prefix}docs/${first}.html`), 'utf8'))
    const sidebar = elements(page, 'div').find(({ properties }) => properties.id === 'docs-sidebar-content')
    const links = elements(sidebar ?? page, 'a').map(({ properties }) => String(properties.href))
    const chapters = elements(tree, 'section').filter((one) => classes(one).includes('chapter'))
    expect(chapters.map(({ properties }) => `${base}${prefix}docs/${properties.id}`)).toEqual(links)
    expect(links.length).toBeGreaterThan(3)
  })

  it('has every chapter in its contents', () => {
    const contents = elements(tree, 'nav').find((one) => classes(one).includes('book-contents'))
    const links = elements(contents ?? tree, 'a').map(({ properties }) => String(properties.href))
    const chapters = elements(tree, 'section').filter((one) => classes(one).includes('chapter'))
    expect(links).toEqual(chapters.map(({ properties }) => `#${properties.id}`))
  })

  it('has each id once, and every link within it leads to one', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const known = new Set(ids)
    const hrefs = elements(tree, 'a').map(({ properties }) => String(properties.href ?? '#'))
    const within = hrefs.filter((href) => href.startsWith('#')).map((href) => decodeURIComponent(href.slice(1)))
    expect(within.filter((id) => !known.has(id))).toEqual([])
    // What is not in the book is on the public site, whoever has the file.
    expect(hrefs.filter((href) => !/^(?:#|https?:|mailto:)/.test(href))).toEqual([])
  })

  it('has no script, no control and nothing closed, and asks not to be listed', () => {
    for (const tag of ['script', 'button', 'noscript']) expect(elements(tree, tag), tag).toEqual([])
    expect(elements(tree, 'details').filter(({ properties }) => !properties.open)).toEqual([])
    const names = elements(tree, 'meta').map(({ properties }) => `${properties.name}: ${properties.content}`)
    expect(names).toContain('robots: noindex')
    expect(elements(tree, 'h1')).toHaveLength(1)
  })
})

describe('the book', () => {
  it.for([
    ['/', 'One book to print'],
    ['/ru/', 'Книга для печати'],
  ] as const)('is where the footer of %s leads, which says its size', async ([path, label], { open }) => {
    const { page } = await open('real', path)
    const link = page.locator('footer').getByRole('link', { name: label })
    const bytes = statSync(join(siteOf('real').folder, `${path.slice(1)}book.html`)).size
    expect(await link.textContent()).toMatch(new RegExp(`\\(${Math.round(bytes / 1e6)} (?:MB|МБ)\\)$`))
    await link.click()
    await page.waitForURL(/\/book$/)
    expect(await page.locator('h1').textContent()).toContain(config.toolVersion)
  })

  it('shows every part of its text, also where nothing but paper is wide enough', async ({ open }) => {
    const { page } = await open('base', '/book', { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.book-contents').isVisible()).toBe(true)
    const hidden = await page
      .locator('.chapter > .article > *:not(.visually-hidden)')
      .evaluateAll((blocks) =>
        blocks.filter((block) => !block.checkVisibility()).map((block) => block.outerHTML.slice(0, 80)),
      )
    expect(hidden).toEqual([])
  })
  it('has numbers of pages in its contents on paper, or says that the browser writes none', async ({ open }) => {
    const { page } = await open('base', '/book')
    const note = page.locator('.book-numbers')
    expect(await note.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    const number = await page
      .locator('.book-contents a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await note.isVisible()).toBe(number === 'none')
  })
})
