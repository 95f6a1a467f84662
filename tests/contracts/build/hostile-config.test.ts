import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkConfig } from '../../../engine/config/check-config.ts'
import { ConfigSource } from '../../../engine/config/config-source.ts'
import { siteConfigSchema } from '../../../engine/config/site-config.ts'
import { sourceHash } from '../../../engine/read/source-hash.ts'
import { parseXml } from '../../xml.ts'
import { type BuildRun, everyDocument, filesBelow, runBuild } from './run-build.ts'
import { description, removeSites, writeSite } from './site-fixture.ts'

const label = { en: 'Label', ru: 'Надпись' }
const locale = { direction: 'ltr', calendar: 'gregory' }

/** A configuration with every key that there is. */
const full: Readonly<Record<string, Json>> = {
  title: 'Tiny',
  titleDelimiter: '|',
  brand: {
    sign: '$',
    logo: '/logo.svg',
    accent: { fill: '#1d4ed8', onFill: '#ffffff', light: '#1d4ed8', dark: '#93b4ff' },
  },
  tagline: label,
  url: 'https://tiny.example',
  securityContact: 'mailto:security@tiny.example',
  base: '/some/base/',
  locales: [
    { ...locale, code: 'en', label: 'English', htmlLang: 'en', path: '/' },
    { ...locale, code: 'ru', label: 'Русский', htmlLang: 'ru', path: '/ru/' },
  ],
  toolVersion: '0.9.0',
  repository: 'https://git.example/tiny',
  editUrl: 'https://git.example/tiny/edit/{path}',
  reportUrl: 'https://git.example/tiny/issues/new',
  announcement: { id: 'first', content: label, backgroundColor: '#0b3d4f', textColor: '#fff', isCloseable: true },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'default', label, position: 'left' },
      { type: 'doc', docId: 'more', label },
      { label, to: '/docs/start' },
      { label, href: 'https://git.example/tiny', icon: 'source' },
      { type: 'dropdown', label, items: [{ label, href: 'mailto:a@tiny.example' }] },
      { type: 'html', value: 'Text' },
      { type: 'docsVersion', label },
      { type: 'docsVersionDropdown', versions: ['current'] },
      { type: 'localeDropdown' },
      { type: 'search' },
    ],
  },
  footer: {
    links: [
      {
        title: label,
        items: [
          { label, to: '/docs/start' },
          { label: 'Code', href: 'https://git.example/tiny' },
        ],
      },
    ],
    logo: { alt: label, src: '/logo.svg', srcDark: 'https://git.example/logo.svg', href: 'https://tiny.example/' },
    copyright: label,
  },
  colorMode: { default: 'light', switchable: true, respectSystem: true },
  features: ['blog', 'book', 'history', 'projects'],
  docs: {
    pluginId: 'default',
    versions: [
      {
        name: 'current',
        label,
        isLast: true,
        path: '/docs',
        content: 'docs',
        mainDocId: 'start',
        sidebars: { main: ['start', { label, page: 'more', items: [] }] },
      },
    ],
  },
  blog: { title: label, description: label, postsPerPage: 5 },
  redirects: { '/docs/old': '/docs/start' },
  foldSamples: 20,
  tabGroups: { target: ['local'] },
  analytics: { src: 'https://count.example/script.js', websiteId: 'tiny' },
  search: {
    contexts: [{ path: 'docs', label }],
    shortcut: 'mod+k',
    fallbackLabels: { '/docs/more': label },
  },
  reports: { orphans: 'warn' },
}

/** Leaves that are texts for people, and so hold whatever prints: what writes them has to escape them. */
const texts =
  /^(?:title|titleDelimiter|toolVersion|(?:.*\.)?(?:label|title|tagline|alt|description)(?:\.\w\w)?|search\.fallbackLabels\..*|announcement\.id|analytics\.websiteId)$/
/** Names of pages, sidebars, versions: any text, and an error where there is none of that name. */
const names =
  /\.(?:docId|sidebarId|docsPluginId|pluginId|mainDocId|name|page|versions\.\d|sidebars\.main\.\d)$|^tabGroups\./

/** Each gets out of something: a tag, an attribute, a script, a stylesheet, a header, a file of nginx, a folder. */
const hostile = [
  '"><x-hostile onclick="alert(1)">\'</script></style></title><script>alert(1)</script><!--',
  'javascript:alert(1)',
  'red;}body{display:none}/*',
  'https://x.example/;script-src *',
  'https://x.example/" onload="alert(1)',
  'https://x.example/\r\nX-Evil: 1',
  '$host" "1"; } server { listen 1; # \\',
  '../../../outside',
  '/../outside',
  '//evil.example/x',
  '/\\evil.example',
  '\u0000\u0007',
]

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** Paths of all strings. */
function leavesOf(value: Json, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner as Json, [...path, key]))
}

/** The configuration with some strings replaced. */
function replaced(
  choose: (path: string) => string | undefined,
  value: Json = full,
  path: readonly string[] = [],
): Json {
  if (typeof value === 'string') return choose(path.join('.')) ?? value
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, replaced(choose, inner as Json, [...path, key])])
  return Array.isArray(value) ? entries.map(([, inner]) => inner as Json) : Object.fromEntries(entries)
}

const files = (config: Json) => ({
  'config/site.ts': `export default ${JSON.stringify(config)}\n`,
  'content/en/blog/post.md': `---\ntitle: Post\ndescription: ${description}\ndate: 2026-01-01\nauthors: []\ntags: []\n---\n\nText\n`,
})

afterAll(removeSites)

describe('every value', () => {
  const leaves = leavesOf(full)
  const source = new ConfigSource(writeSite(files(full)), 'config/site.ts')

  it('is tried', () => {
    expect(Object.keys(siteConfigSchema.shape).filter((key) => !Object.hasOwn(full, key))).toEqual([])
    expect(checkConfig(full, source)).toEqual([])
  })

  it.each(leaves.filter((leaf) => !texts.test(leaf) && !names.test(leaf)))('%s refuses what is hostile', (leaf) => {
    const passed = hostile.filter(
      (text) =>
        checkConfig(
          replaced((path) => (path === leaf ? text : undefined)),
          source,
        ).length === 0,
    )
    // HTML takes text of any kind, without a tag in it.
    const isHtml = /announcement\.content|copyright|\.value$/.test(leaf)
    expect(passed.filter((text) => !isHtml || text.includes('<'))).toEqual([])
  })

  it.each(leaves.filter((leaf) => texts.test(leaf) || names.test(leaf)))('%s refuses what does not print', (leaf) => {
    const config = replaced((path) => (path === leaf ? 'a\r\nb' : undefined))
    expect(checkConfig(config, source)).not.toEqual([])
  })

  it.each(['/../outside', '/a"; }', '//x', '/a\nb'])('redirects from %j are refused', (from) => {
    expect(checkConfig({ ...full, redirects: { [from]: '/docs/start' } }, source)).not.toEqual([])
  })
})

describe('a build with hostile texts in every place', () => {
  const attack = hostile.filter((text) => !/[\r\0]/.test(text)).join(' ')
  const words = `${attack} ]]> <![CDATA[ &amp; &#0; \uffff`
  const sample = 'const a: Promise<[string, string[]]> = x // \u0007'
  const postText = (more = '') =>
    [
      '---',
      `title: ${JSON.stringify(words)}`,
      `description: ${JSON.stringify(`]]> ${description}`)}`,
      `date: 2026-01-01\nauthors: [ann]\ntags: [news]${more}`,
      '---\n\nText ]]> `a[b[0]]>c`.\n\n<!-- truncate -->\n',
      `\`\`\`ts\n${sample}\n\`\`\`\n`,
    ].join('\n')
  const post = {
    'content/authors.yml': `ann: { name: ${JSON.stringify(words)} }\n`,
    'content/tags.yml': `news: { label: ${JSON.stringify(words)}, description: { en: a, ru: a } }\n`,
    'content/en/blog/post.md': postText(),
    'content/ru/blog/post.md': postText(`\nsource: ${sourceHash(postText())}`),
  }
  let run: BuildRun

  beforeAll(async () => {
    const { 'content/en/blog/post.md': _, ...site } = files(replaced((path) => (texts.test(path) ? attack : undefined)))
    run = await runBuild(writeSite({ ...site, ...post }), ['--no-social-images'])
  })

  it('is done', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
  })

  it('shows them as text: no document holds an element, a handler or a style of theirs', () => {
    for (const [name, text] of everyDocument(run)) {
      const found: string[] = []
      visit(fromHtml(text), 'element', (element) => {
        found.push(...strangeIn(element))
      })
      expect(found, name).toEqual([])
      expect(text, name).toContain('x-hostile')
    }
  })

  it('writes them to no header, stylesheet or file outside', () => {
    const info = join(run.outDir, '../.build')
    const written = filesBelow(info).map((name) => readFileSync(join(info, name), 'utf8'))
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((text) => /hostile|evil|listen 1|script-src \*/.test(text))).toEqual([])
    const styles = run.assets.filter((name) => name.endsWith('.css'))
    expect(styles.length).toBeGreaterThan(0)
    for (const name of styles) expect(readFileSync(join(run.outDir, name), 'utf8')).not.toContain('body{display:none}')
    expect(existsSync(join(run.outDir, '../outside'))).toBe(false)
  })

  it('leaves XML that a strict parser reads, with the same texts', () => {
    const xml = [...run.files].filter(([name]) => /\.(?:xml|svg)$/.test(name))
    expect(xml.map(([name]) => name)).toEqual(expect.arrayContaining(['blog/atom.xml', 'blog/rss.xml', 'sitemap.xml']))
    for (const [name, text] of xml) {
      const document = parseXml(text)
      if (name.startsWith('blog/')) {
        const said = document.root.content
        expect(said, name).toContain('Promise<[string, string[]]>'.replaceAll('<', '&#x3C;'))
        expect(said.split(words.replace('\uffff', '')).length, name).toBeGreaterThan(name.includes('rss') ? 3 : 2)
      }
      document.dispose()
    }
  })

  it('leaves JSON that can be read', () => {
    const json = [...run.files].filter(([name]) => /\.(?:json|webmanifest)$/.test(name))
    expect(json.length).toBeGreaterThan(0)
    for (const [, text] of json) JSON.parse(text)
  })
})

const ownScripts = /^(?:\/some\/base\/assets\/|https:\/\/count\.example\/script\.js$)/
const ownStyles = /^\/some\/base\/assets\/[\w-]+\.css$/

function strangeIn({ tagName, properties, children }: Element): string[] {
  const handlers = Object.keys(properties).filter((name) => /^on|^style$|^srcDoc$/.test(name))
  const address = [properties.href, properties.src]
    .map(String)
    .filter((url) => /^\s*(?:javascript|\/\/|\/\\)/.test(url))
  const isScript = tagName === 'script' && !String(properties.type).endsWith('json')
  const [text] = children
  const inline = isScript && text?.type === 'text' && text.value.includes('alert') ? [text.value] : []
  const foreign = isScript && properties.src && !ownScripts.test(String(properties.src)) ? [String(properties.src)] : []
  const element = ['x-hostile', 'base'].includes(tagName) ? [tagName] : []
  const style = tagName === 'style' && text?.type === 'text' && !isOwnStyle(text.value, properties) ? [text.value] : []
  return [...handlers, ...address, ...inline, ...foreign, ...element, ...style]
}

/** Of the site's files, and the rules that a configuration may give brand and announcement. */
function isOwnStyle(text: string, { dataHref }: Element['properties']): boolean {
  const isColors =
    /^(?:(?::root\{(?:--(?:announcement-(?:background|text)|accent|on-accent|accent-ink|logo):[^;{}<]+;)+\})+)$/.test(
      text,
    )
  return isColors || (ownStyles.test(String(dataHref)) && !/hostile|alert|body\{display:none\}/.test(text))
}
