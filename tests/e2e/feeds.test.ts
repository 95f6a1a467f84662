import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { fromHtml } from 'hast-util-from-html'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from './harness/it.ts'
import { siteOf } from './harness/open.ts'
import { builtPages, elements } from './parts/built-pages.ts'

const languages = [
  { code: 'en', prefix: '', title: 'Ship’s log | Ferry', description: 'What happens between two piers & <elsewhere>.' },
  { code: 'ru', prefix: 'ru/', title: 'Бортовой журнал | Ferry', description: /двумя причалами и «не только»/ },
] as const

const root = 'https://ferry.example/'
const read = (file: string) => readFileSync(join(siteOf('blog').folder, file), 'utf8')

describe.each(languages)('the feeds, $code', ({ code, prefix, title, description }) => {
  const rssText = () => read(`${prefix}blog/rss.xml`)
  const atomText = () => read(`${prefix}blog/atom.xml`)

  it('RSS is read by a feed parser: twenty posts, the newest first', () => {
    const feed = parseRssFeed(rssText())
    expect(feed).toMatchObject({ title, link: `${root}${prefix}blog`, language: code })
    expect(feed.description).toMatch(description)
    expect(feed.atom?.links?.[0]).toMatchObject({ href: `${root}${prefix}blog/rss.xml`, rel: 'self' })
    expect(feed.items).toHaveLength(20)
    const dates = feed.items?.map(({ pubDate }) => new Date(String(pubDate)).valueOf()) ?? []
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(feed.items?.[1]).toMatchObject({
      title: code === 'en' ? 'Tides' : 'Приливы',
      link: `${root}${prefix}blog/tides`,
      guid: { value: `${root}${prefix}blog/tides`, isPermaLink: true },
      pubDate: 'Mon, 30 Jun 2025 00:00:00 GMT',
      dc: { creators: code === 'en' ? ['Ann Ferry', 'Boris'] : ['Анна Паромова', 'Boris'] },
    })
  })

  it('Atom says the same, and when posts were changed', () => {
    const [rss, atom] = [parseRssFeed(rssText()), parseAtomFeed(atomText())]
    expect(atom).toMatchObject({
      title: { value: title },
      updated: '2025-07-15T00:00:00.000Z',
      id: `${root}${prefix}blog`,
    })
    expect(atom.entries?.map(({ id }) => id)).toEqual(rss.items?.map(({ guid }) => guid?.value))
    expect(atom.entries?.map((entry) => entry.content?.value)).toEqual(
      rss.items?.map(({ content }) => content?.encoded),
    )
    expect(atom.entries?.[1]).toMatchObject({
      published: '2025-06-30T00:00:00.000Z',
      updated: '2025-07-15T00:00:00.000Z',
      links: [{ rel: 'alternate', href: `${root}${prefix}blog/tides` }],
    })
  })

  it('the whole text travels, without what needs our styles and scripts', () => {
    const content = parseRssFeed(rssText()).items?.[1]?.content?.encoded ?? ''
    const tree = fromHtml(content, { fragment: true })
    const addresses = [...elements(tree, 'a'), ...elements(tree, 'img')].map(({ properties }) =>
      String(properties.href ?? properties.src),
    )
    expect(addresses).toContain(`${root}${prefix}docs/notes#times`)
    expect(addresses).toContain(`${root}${prefix}blog/tides#drawings`)
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
    expect(content).toContain(code === 'en' ? 'From the north pier to the south pier' : 'От северного причала к южному')
    expect(content).toContain("console.log(ferry &#x3C; 'south' &#x26;&#x26; true);")
    const properties = new Set<string>()
    visit(tree, 'element', (element) => {
      for (const name of Object.keys(element.properties)) properties.add(name)
      expect(['button', 'svg', 'script', 'style', 'span']).not.toContain(element.tagName)
    })
    expect([...properties].filter((name) => !['href', 'src', 'title', 'alt'].includes(name))).toEqual([])
  })

  it('nothing of what is to come, and no draft', () => {
    for (const text of [rssText(), atomText()]) expect(text).not.toMatch(/flying|unfinished/i)
  })

  it('keep the rules of RSS 2.0', () => {
    const document = XmlDocument.fromString(rssText())
    const names = (element: XmlElement) =>
      childrenOf(element).map(({ name, namespaceUri }) => (namespaceUri ? '' : name))
    const [channel] = childrenOf(document.root)
    expect([document.root.name, document.root.attr('version')?.value, channel?.name]).toEqual(['rss', '2.0', 'channel'])
    for (const name of ['title', 'link', 'description']) expect(count(names(channel as XmlElement), name), name).toBe(1)
    const items = childrenOf(channel as XmlElement).filter(({ name }) => name === 'item')
    for (const item of items) {
      for (const name of ['title', 'link', 'guid', 'pubDate', 'description'])
        expect(count(names(item), name), name).toBe(1)
      // The author element of RSS is for e-mail addresses.
      expect(names(item)).not.toContain('author')
    }
    const days = document.find('//pubDate | //lastBuildDate').map((node) => node.content)
    for (const day of days)
      expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
    expect(days).toHaveLength(items.length + 1)
    document.dispose()
  })

  it('keep the rules of Atom', () => {
    const document = XmlDocument.fromString(atomText())
    const { root: feed } = document
    const entries = childrenOf(feed).filter(({ name }) => name === 'entry')
    expect([feed.name, feed.namespaceUri]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    for (const element of [feed, ...entries]) {
      const names = childrenOf(element).map(({ name }) => name)
      for (const name of ['id', 'title', 'updated']) expect(count(names, name), name).toBe(1)
      if (element !== feed) expect(count(names, 'author'), 'author').toBeGreaterThan(0)
    }
    const links = childrenOf(feed).filter(({ name }) => name === 'link')
    expect(links.map((link) => [link.attr('rel')?.value, link.attr('href')?.value])).toEqual([
      ['alternate', `${root}${prefix}blog`],
      ['self', `${root}${prefix}blog/atom.xml`],
    ])
    const ids = entries.map((entry) => childrenOf(entry).find(({ name }) => name === 'id')?.content)
    expect(new Set(ids).size).toBe(20)
    document.dispose()
  })

  it('are announced where their readers are', () => {
    const feedsOf = (path: string) => {
      const page = builtPages('blog').find((one) => one.path === path)
      const links = page ? elements(page.tree, 'link') : []
      return links.flatMap(({ properties: { type, href } }) =>
        /^application\/\w+\+xml$/.test(String(type)) ? [href] : [],
      )
    }
    const own = [`/${prefix}blog/rss.xml`, `/${prefix}blog/atom.xml`]
    for (const path of ['', 'blog', 'blog/tides', 'blog/tags/crew'])
      expect(feedsOf(`/${prefix}${path}`), path).toEqual(own)
    expect(feedsOf(`/${prefix}docs/notes`)).toEqual([])
  })

  it('are served as what they are', async () => {
    for (const format of ['rss', 'atom']) {
      const response = await fetch(`${siteOf('blog').url}${prefix}blog/${format}.xml`)
      expect(response.headers.get('content-type')).toBe(`application/${format}+xml; charset=utf-8`)
    }
  })
})

function childrenOf(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  for (let node = element.firstChild; node; node = node.next) if ('attrs' in node) found.push(node as XmlElement)
  return found
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length
}
