import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '../../../engine/read/source-hash.ts'
import { write } from '../serving-fixture.ts'

/** Texts of a site's files by their path from its root. */
export type SiteFiles = Record<string, string>

/** Values of `config/site.ts` by key, as TypeScript. */
type ConfigParts = Record<string, string>

const text = (en: string, ru: string) => `{ en: '${en}', ru: '${ru}' }`
const version = `{
        name: 'current',
        label: 'Current',
        isLast: true,
        path: '/docs',
        content: 'docs',
        mainDocId: 'start',
        sidebars,
      }`

const parts: ConfigParts = {
  title: "'Tiny'",
  tagline: text('A tiny site', 'Маленький сайт'),
  url: "'https://tiny.example'",
  locales: `[
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
    { code: 'ru', label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: '/ru/' },
  ]`,
  toolVersion: "'0.9.0'",
  repository: "'https://git.example/tiny'",
  editUrl: "'https://git.example/tiny/edit/{path}'",
  reportUrl: "'https://git.example/tiny/issues/new'",
  navbar: `{
    items: [
      { type: 'docSidebar', sidebarId: 'main', label: ${text('Docs', 'Документация')}, position: 'left' },
      { type: 'localeDropdown' },
    ],
  }`,
  footer: `{
    links: [{ to: '/docs/start', label: ${text('Start', 'Начало')} }],
    copyright: 'Nobody',
  }`,
  docs: `{ versions: [${version}] }`,
}

/** A configuration; `changes` replaces or adds values, written as TypeScript. */
export function configText(changes: ConfigParts = {}): string {
  const lines = Object.entries({ ...parts, ...changes }).map(([key, value]) => `  ${key}: ${value},`)
  return ["import { sidebars } from '../content/nav.ts'", '', 'export default {', ...lines, '}', ''].join('\n')
}

/** Configuration of the docs with several versions: each is the valid one with the changes given. */
export function versionsText(...changes: readonly ConfigParts[]): string {
  const one = (change: ConfigParts) =>
    Object.entries(change).reduce(
      (whole, [key, value]) => whole.replace(new RegExp(`${key}(?:: .*)?,\\n`), `${key}: ${value},\n`),
      version,
    )
  return `{ versions: [${changes.map(one).join(', ')}] }`
}

export const description = 'A description that is long enough for search engines and for cards.'

/** A page with valid front matter; `changes` adds lines to it, or replaces those of the same key. */
export function pageText(title: string, body: string, changes: Readonly<Record<string, string>> = {}): string {
  const frontMatter = { title, description, kind: 'explanation', ...changes }
  return ['---', ...Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`), '---', '', body, ''].join(
    '\n',
  )
}

/** The Russian translation of a page, stamped as up to date. */
export function translationText(english: string, title: string, body: string): string {
  return pageText(title, body, { source: sourceHash(english) })
}

/** A small valid site: a front page and two pages in both languages. */
export function validSite(): SiteFiles {
  const start = pageText('Start', '## Install\n\nGo on with [the second page](/docs/more#details).')
  const more = pageText('More', '## Details\n\nOf version :version.')
  const home = (title: string, source = '') =>
    `---\ntitle: ${title}\ndescription: ${description}${source}\n---\n\n[Start](/docs/start)\n`
  const front = home('Tiny things')
  return {
    'package.json': '{ "type": "module" }',
    'config/site.ts': configText(),
    'content/nav.ts': "export const sidebars = {\n  main: [\n    'start',\n    'more',\n  ],\n}\n",
    'content/en/home.md': front,
    'content/ru/home.md': home('Малые дела', `\nsource: ${sourceHash(front)}`),
    'content/en/docs/start.md': start,
    'content/ru/docs/start.md': translationText(
      start,
      'Начало',
      '## Установка {#install}\n\n[Дальше](/docs/more#details).',
    ),
    'content/en/docs/more.md': more,
    'content/ru/docs/more.md': translationText(more, 'Подробнее', '## Детали {#details}\n\nВерсии :version.'),
  }
}

const folders: string[] = []

/** Writes a site into a new temporary folder: the valid one with some files changed, or left out where undefined. */
export function writeSite(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'))
  folders.push(folder)
  for (const [file, content] of Object.entries({ ...validSite(), ...changes })) {
    if (content !== undefined) write(join(folder, file), content)
  }
  return folder
}

/** For `afterAll`: takes away what `writeSite` made. */
export function removeSites(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}
