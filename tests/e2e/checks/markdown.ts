import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexer, type Token, walkTokens } from 'marked'
import { some } from '../../depth.ts'
import { expect, it } from '../harness/it.ts'
import { siteOf } from '../harness/open.ts'
import type { SiteName } from '../harness/sites.ts'

interface PlainPage {
  readonly name: string
  readonly html: string
  readonly markdown: string
}

/** The built pages that name their text as Markdown, with it. */
function plainPagesOf(folder: string): PlainPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return names.flatMap((name) => {
    const html = readFileSync(join(folder, name), 'utf8')
    if (!html.includes('<link rel="alternate" type="text/markdown"')) return []
    return [{ name, html, markdown: readFileSync(join(folder, name.replace(/\.html$/, '.md')), 'utf8') }]
  })
}

/** Tokens of a text by another parser than the one that writes pages. */
function tokensOf(markdown: string): Token[] {
  const found: Token[] = []
  walkTokens(lexer(markdown), (token) => {
    found.push(token)
  })
  return found
}

function unescaped(html: string): string {
  return html.replace(/&(#x27|#39|quot|amp|lt|gt);/g, (whole, name) => entities[name] ?? whole)
}
const entities: Readonly<Record<string, string>> = { '#x27': "'", '#39': "'", quot: '"', amp: '&', lt: '<', gt: '>' }

/** Address of the site, the base included, as its pages name it. */
function addressOf(folder: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(textOf(join(folder, 'index.html')))?.[1] ?? ''
}

/** What is wrong with an address: it is relative, or this site has no such page or no such heading on it. */
function problemOf(href: string, folder: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url) return `${href} is not absolute`
  const address = addressOf(folder)
  if (!url.href.startsWith(address)) return undefined
  const path = decodeURI(url.origin + url.pathname).slice(address.length)
  const file = ['', '.html', 'index.html', '/index.html'].map((end) => join(folder, path + end)).find(isFile)
  if (!file) return `${href} does not exist`
  const id = decodeURIComponent(url.hash.slice(1))
  return id === '' || textOf(file).includes(` id="${id}"`) ? undefined : `${href} has no such heading`
}

/** Many links lead to one page. */
const texts = new Map<string, string>()

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

function isFile(file: string): boolean {
  return /\.\w+$/.test(file) && existsSync(file)
}

/** The text of every page of a site, as Markdown for programs. */
export function checkMarkdown(site: SiteName): void {
  it('begins with the title of the page and holds no syntax of this site', () => {
    const pages = some(plainPagesOf(siteOf(site).folder), 60)
    expect(pages.length).toBeGreaterThan(3)
    for (const { name, html, markdown } of pages) {
      const tokens = tokensOf(markdown)
      const titles = tokens.filter((token) => token.type === 'heading' && token.depth === 1)
      const title = unescaped(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '')
      expect(
        titles.map(({ raw }) => raw.trim().replaceAll('\\', '')),
        name,
      ).toEqual([`# ${title}`])
      expect(tokens[0]?.type, name).toBe('heading')
      const prose = tokens.filter((token) => token.type === 'text').map(({ raw }) => raw)
      expect(
        prose.filter((text) => /^:{3,}|^\{#|:version\b|:target\[|<!--/m.test(text)),
        name,
      ).toEqual([])
      expect(
        tokens.filter((token) => token.type === 'heading' && /\{#/.test(token.raw)),
        name,
      ).toEqual([])
      const fences = tokens.flatMap((token) => (token.type === 'code' ? [String(token.lang ?? '')] : []))
      expect(
        fences.filter((info) => !/^[\w+-]*(?: title="[^"]*")?$/.test(info)),
        name,
      ).toEqual([])
    }
  })

  it('links to addresses that are whole and exist', () => {
    const { folder } = siteOf(site)
    let count = 0
    for (const { name, markdown } of some(plainPagesOf(folder), 60)) {
      const hrefs = tokensOf(markdown).flatMap((token) =>
        token.type === 'link' || token.type === 'image' ? [unescaped(String(token.href))] : [],
      )
      expect(
        hrefs.flatMap((href) => problemOf(href, folder) ?? []),
        name,
      ).toEqual([])
      count += hrefs.length
    }
    expect(count).toBeGreaterThan(5)
  })

  it('is listed in llms.txt, with a description, and stands in llms-full.txt', () => {
    const { folder } = siteOf(site)
    for (const locale of ['', 'ru/']) {
      const list = readFileSync(join(folder, `${locale}llms.txt`), 'utf8')
      const full = readFileSync(join(folder, `${locale}llms-full.txt`), 'utf8')
      const [first, second] = lexer(list).filter(({ type }) => type !== 'space')
      expect([first?.type, second?.type]).toEqual(['heading', 'blockquote'])
      const lines = list.split('\n').filter((line) => line.startsWith('- '))
      expect(lines.filter((line) => !/^- \[.+\]\(https:\/\/\S+\.md\): .{20,}$/.test(line))).toEqual([])
      const hrefs = lines.map((line) => /\((https:\S+)\)/.exec(line)?.[1] ?? '')
      expect(hrefs.length).toBeGreaterThan(0)
      expect(new Set(hrefs).size).toBe(hrefs.length)
      expect(hrefs.flatMap((href) => problemOf(href, folder) ?? [])).toEqual([])
      const names = hrefs.map((href) => decodeURI(href).slice(addressOf(folder).length).replace(/\.md$/, '.html'))
      const last = plainPagesOf(folder).filter(({ name }) => !/(?:^|\/)index\.html$|docs\/1\.0/.test(name))
      const own = last.filter(({ name }) => name.startsWith('ru/') === (locale === 'ru/'))
      expect(names.sort()).toEqual(own.map(({ name }) => name).sort())
      for (const { markdown, name } of own) {
        const body = markdown.slice(markdown.indexOf('\n\n> '))
        expect(full.includes(body.trim()), name).toBe(true)
      }
    }
  })
}
