import { readFileSync } from 'node:fs'
import type { Locale } from '../../engine/model/locale.ts'
import { frontMatterSchema, parseFrontMatter } from '../../engine/read/front-matter.ts'
import { SearchIndex } from '../../engine/search/index/search-index.ts'
import { filesInMemory } from '../../engine/search-index/memory-files.ts'
import { hrefsOfIndex, placedFiles } from '../../engine/search-index/placed-files.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { writeIndex } from '../../engine/search-index/write-index.ts'
import { parseArticle } from '../parse-article.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The languages of the corpus. */
export type Language = 'en' | 'ru'

export const localeOf = (code: Language): Locale => ({
  code,
  label: code,
  direction: 'ltr',
  htmlLang: code,
  calendar: 'gregory',
  path: code === 'en' ? '/' : `/${code}/`,
})

/** Pages of `corpus/<locale>.md`: each begins with a line `%% route | breadcrumb`. */
export async function fixturePages(locale: Language): Promise<SearchPage[]> {
  const parts = read(`./corpus/${locale}.md`).split(/^%% /m).slice(1)
  return Promise.all(parts.map((part) => readPage(part, locale)))
}

async function readPage(part: string, locale: Language): Promise<SearchPage> {
  const [head = '', ...lines] = part.split('\n')
  const [route = '', crumb = ''] = head.split(' | ')
  const { data, body, problems } = parseFrontMatter(route, withKind(lines.join('\n')), frontMatterSchema)
  const context = {
    ...{
      file: `content/${locale}${route}.md`,
      locale,
      localeCodes: ['en', 'ru'],
      localePath: localeOf(locale).path,
      base: '/',
    },
    ...{
      siteUrl: 'https://site.example',
      pageUrl: 'https://site.example/docs/page',
      toolVersion: '1.2.3',
      folders: [],
      tabGroups: {},
      bodyOffset: 0,
    },
  }
  const article = await parseArticle(body, context)
  const wrong = [...problems, ...article.problems].map(({ message }) => message)
  if (!data || wrong.length > 0) throw new Error(`${locale} ${route}: ${wrong.join(' ')}`)
  const { title, description, keywords = [], target } = data
  return {
    ...{ route, title, description, keywords, target },
    trail: [crumb],
    sections: article.sections,
    terms: article.terms,
  }
}

/** A page with one section, whose text is Markdown. */
export async function pageOf(text: string): Promise<SearchPage> {
  const description = 'What stands before the section says nothing that any test looks for.'
  return readPage(
    `/docs/page | Crumb\n---\ntitle: Page\ndescription: ${description}\n---\n\n## Section\n\n${text}`,
    'en',
  )
}

/** Every page of the fixture is of one kind: what it says does not matter here. */
function withKind(text: string): string {
  return text.replace('---\n', '---\nkind: reference\n')
}

/** Opens the index of some pages from memory. */
export async function openPages(pages: readonly SearchPage[], locale: Language): Promise<SearchIndex> {
  return SearchIndex.open(hrefsOfIndex(locale, '/'), filesInMemory(indexFiles(pages, locale)))
}

/** The index of some pages by the hrefs of its files, at the root of a site. */
export function indexFiles(pages: readonly SearchPage[], locale: Language): Map<string, string> {
  const files = placedFiles(locale, writeIndex(pages, localeOf(locale)))
  return new Map([...files].map(([path, text]) => [`/${path}`, text]))
}

/** `judged` is the one that the engine was built with; `second` was written before its author had seen the other. */
export type JudgedList = 'judged' | 'second'

/** A query of a judged list with the sections that answer it. */
export interface Judged {
  readonly kind: string
  readonly query: string
  /** Addresses; one that ends with `*` stands for every section of its page. */
  readonly expected: readonly string[]
}

export function judgedQueries(list: JudgedList, locale: Language): Judged[] {
  return judgedIn(read(`./${list}-${locale}.txt`))
}

/** Queries of a list: lines `query => address | address`, below kinds in brackets. */
export function judgedIn(text: string): Judged[] {
  let kind = ''
  return text.split('\n').flatMap((line): Judged[] => {
    const named = /^\[(.+)\]$/.exec(line)
    if (named) kind = named[1] ?? ''
    const [query, answers] = line.split(' => ')
    return query && answers ? [{ kind, query, expected: answers.split(' | ').map((one) => `/docs/${one}`) }] : []
  })
}
