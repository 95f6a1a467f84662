import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { some } from '../../depth.ts'
import { readPng } from '../../png.ts'
import { expect, it } from '../harness/it.ts'
import { siteOf } from '../harness/open.ts'
import type { SiteName } from '../harness/sites.ts'
import { type BuiltPage, builtPages, elements, headingOf, textsOf } from '../parts/built-pages.ts'

export interface Heads {
  readonly name: SiteName
  readonly title: string
  /** Public address of the site, the base included. */
  readonly address: string
}

export const isUnlisted = ({ path }: BuiltPage) => /\/(404|search)$/.test(path)
const isHome = ({ path }: BuiltPage) => path === '/' || path === '/ru/'
const languageOf = ({ path }: BuiltPage) => (path.startsWith('/ru/') ? 'ru' : 'en')
function inHead(page: BuiltPage, tag: string): Element[] {
  return elements(page.head, tag)
}

/** Locales of a page, its own first: those that the links to its languages name. */
function localesOf(page: BuiltPage): string[] {
  const [own, other] = languageOf(page) === 'ru' ? ['ru_RU', 'en_US'] : ['en_US', 'ru_RU']
  const links = inHead(page, 'link').filter(({ properties: { hrefLang, type } }) => hrefLang && !type)
  // One of them is that for readers of any language.
  return links.length > 2 ? [own, other] : [own]
}

/** Contents of the meta tags with this name or property. */
export function metas(page: BuiltPage, name: string): string[] {
  return inHead(page, 'meta')
    .filter(({ properties }) => properties.name === name || properties.property === name)
    .map(({ properties }) => String(properties.content))
}

function linksOf(page: BuiltPage, rel: string): string[] {
  return inHead(page, 'link')
    .filter(({ properties }) => String(properties.rel) === rel)
    .map(({ properties }) => String(properties.href))
}

export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** Things of schema.org that a page describes, by their type. */
export function thingsOf(page: BuiltPage): Record<string, Thing | undefined> {
  const blocks = inHead(page, 'script').filter(({ properties }) => properties.type === 'application/ld+json')
  const things = blocks.flatMap((block) => {
    const { '@context': context, ...rest } = JSON.parse(textsOf(block).join(''))
    expect(context).toBe('https://schema.org')
    return (rest['@graph'] ?? [rest]) as Thing[]
  })
  const types = things.map((thing) => thing['@type'])
  expect(new Set(types).size).toBe(types.length)
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

/** What every thing that stands for a page says of it. */
export function commonOf(page: BuiltPage) {
  const [[url], [description]] = [linksOf(page, 'canonical'), metas(page, 'description')]
  return { url, description, inLanguage: languageOf(page) }
}

function checkDays({ dateModified, datePublished }: Partial<Thing> = {}): void {
  const days = [dateModified, datePublished].filter((day) => day !== undefined)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
}

/** A post has a day and authors, each with a page of this site. */
function checkPost({ datePublished, author }: Thing, address: string): void {
  expect(datePublished).toBeDefined()
  const authors = author as Record<string, string>[]
  expect(authors.length).toBeGreaterThan(0)
  for (const { '@type': type, name, url } of authors) {
    expect([type, name?.length !== 0, url?.startsWith(address)]).toEqual(['Person', true, true])
  }
}

/** Pages that a reader could take for each other: same language, same version of the documentation. */
function groupsOf(pages: readonly BuiltPage[]): BuiltPage[][] {
  const groups = new Map<string, BuiltPage[]>()
  for (const page of pages) {
    const [version = ''] = /\/docs\/[\d.]+\//.exec(page.path) ?? []
    const key = languageOf(page) + version
    groups.set(key, [...(groups.get(key) ?? []), page])
  }
  return [...groups.values()]
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** What the pages of a site say of themselves to others. */
export function checkHeads({ name, title, address }: Heads): void {
  const listed = () => builtPages(name).filter((page) => !isUnlisted(page))
  const fileOf = (url: string) => join(siteOf(name).folder, url.slice(address.length))

  it('every page has one description, and no two pages of a language have the same, or the same title', () => {
    for (const page of builtPages(name)) {
      const [description, ...others] = metas(page, 'description')
      expect(others, page.path).toEqual([])
      expect(description?.length, page.path).toBeGreaterThan(10)
    }
    for (const group of groupsOf(listed())) {
      const titles = group.flatMap((page) => inHead(page, 'title')).map((element) => textsOf(element).join(''))
      expect(repeated(titles)).toEqual([])
      expect(repeated(group.flatMap((page) => metas(page, 'description')))).toEqual([])
    }
  })

  it('Open Graph says what the page says', () => {
    for (const page of listed()) {
      const one = (property: string) => {
        const found = metas(page, `og:${property}`)
        expect(found, `${page.path} og:${property}`).toHaveLength(1)
        return found[0]
      }
      if (!isHome(page)) expect(one('title'), page.path).toBe(headingOf(page))
      expect(one('title'), page.path).not.toBe('')
      expect([one('description')], page.path).toEqual(metas(page, 'description'))
      expect([one('url')], page.path).toEqual(linksOf(page, 'canonical'))
      expect(one('site_name')).toBe(title)
      expect(one('type'), page.path).toMatch(/^(?:article|website)$/)
      if (page.path.includes('/docs/')) expect(one('type'), page.path).toBe('article')
      if (isHome(page)) expect(one('type')).toBe('website')
      expect([one('locale'), ...metas(page, 'og:locale:alternate')], page.path).toEqual(localesOf(page))
    }
  })

  it('the social image of each page is there: 1200 by 630, under 60 kB', () => {
    const images = new Map<string, string>()
    for (const page of listed()) {
      expect(metas(page, 'twitter:card'), page.path).toEqual(['summary_large_image'])
      const [own] = metas(page, 'og:title')
      expect(metas(page, 'og:image:alt'), page.path).toEqual([own === title ? title : `${own} · ${title}`])
      const size = ['og:image:width', 'og:image:height'].flatMap((property) => metas(page, property))
      expect(size, page.path).toEqual(['1200', '630'])
      const [image = '', ...others] = metas(page, 'og:image')
      expect([image.startsWith(address), others], page.path).toEqual([true, []])
      expect(images.get(image), `the image of ${page.path}`).toBeUndefined()
      images.set(image, page.path)
      expect(statSync(fileOf(image)).size, page.path).toBeLessThan(60_000)
      const data = readFileSync(fileOf(image))
      expect([data.readUInt32BE(16), data.readUInt32BE(20)], page.path).toEqual([1200, 630])
    }
    const [any = ''] = images.keys()
    expect(readPng(readFileSync(fileOf(any))).width).toBe(1200)
  })

  it('structured data: an article with its place for a page, the site for a front page', () => {
    for (const page of listed()) {
      const things = thingsOf(page)
      const common = commonOf(page)
      if (isHome(page)) expect(things.WebSite, page.path).toMatchObject({ ...common, name: title })
      if (metas(page, 'og:type')[0] !== 'article') continue
      const [image] = metas(page, 'og:image')
      const article = page.path.includes('/docs/') ? things.TechArticle : things.BlogPosting
      expect(article, page.path).toMatchObject({ ...common, headline: headingOf(page), image })
      checkDays(article)
      if (things.BlogPosting) checkPost(things.BlogPosting, address)
    }
  })

  it('breadcrumbs of every page but the front page, as readers see them, from the front page on', () => {
    for (const page of some(listed(), 60)) {
      const { BreadcrumbList: list } = thingsOf(page)
      expect(list === undefined, page.path).toBe(isHome(page))
      if (!list) continue
      const steps = list.itemListElement as { position: number; name: string; item: string }[]
      expect(steps[0]?.item, page.path).toBe(`${address}${languageOf(page) === 'ru' ? 'ru/' : ''}`)
      expect(steps.length, page.path).toBeGreaterThan(1)
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      const last = steps.at(-1)
      expect([last?.item], page.path).toEqual(linksOf(page, 'canonical'))
      // Later pages of a list are called by their number alone.
      expect(headingOf(page).toLowerCase(), page.path).toContain(last?.name.toLowerCase())
      expect(repeated(steps.map(({ item }) => item)), page.path).toEqual([])
      const seen = ['header', 'nav', 'h1'].flatMap((tag) => elements(page.tree, tag)).flatMap((one) => textsOf(one))
      for (const { item, name: step } of steps) {
        const file = fileOf(item)
        expect(existsSync(`${file}.html`) || existsSync(join(file, 'index.html')), item).toBe(true)
        expect(seen, page.path).toContain(step)
      }
    }
  })

  it('pages that search engines have no use for say so, and nothing else', () => {
    for (const page of builtPages(name).filter(isUnlisted)) {
      expect(metas(page, 'robots'), page.path).toEqual(['noindex'])
      expect(metas(page, 'og:title'), page.path).toEqual([])
      expect(thingsOf(page), page.path).toEqual({})
    }
    for (const page of listed()) expect(metas(page, 'robots'), page.path).toEqual([])
  })
}
