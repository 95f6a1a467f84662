import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, it, type SiteName } from '../harness/it.ts'
import { siteOf } from '../harness/open.ts'
import { elements } from '../parts/built-pages.ts'

export interface Book {
  readonly name: SiteName
  readonly base: string
  /** Of the language: nothing, or `ru/`. */
  readonly prefix: string
  /** Page below `docs` whose sidebar is that of the book. */
  readonly first: string
}

const classes = ({ properties: { className } }: Element) => (Array.isArray(className) ? className : [])

/** The book that a site is in one language. */
export function checkBook({ name, base, prefix, first }: Book): void {
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
}
