import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSiteOnly } from '../../../engine/build/read-site.ts'
import { type KnownMessage, messagesFileOf } from '../../../engine/model/messages/known-message.ts'
import { SearchIndex } from '../../../engine/search/index/search-index.ts'
import { filesInMemory } from '../../../engine/search-index/memory-files.ts'
import { siteIndexes } from '../../../engine/search-index/site-indexes.ts'
import { FilesOnDemand } from '../../../engine/write/files-on-demand.ts'
import { messagesFiles } from '../../../features/tool-reference/files/messages-files.ts'
import { program } from '../../../site/program.ts'
import { locales, mean, meansByKind, printMisses, type Rated, rate } from '../../search/rate.ts'
import { judgedIn, type Language } from '../../search/read-fixture.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Written from the pages of the site, before the engine was asked. */
const listOf = (locale: Language) => readFileSync(new URL(`./pages-${locale}.txt`, import.meta.url), 'utf8')
const queries = locales.flatMap((locale) => judgedIn(listOf(locale)).map((judged) => ({ ...judged, locale })))
const rated: Rated[] = []
const indexes: Record<Language, SearchIndex[]> = { en: [], ru: [] }
/** Messages that the box recognizes. */
const known: Record<Language, readonly KnownMessage[]> = { en: [], ru: [] }

beforeAll(async () => {
  const files = new FilesOnDemand()
  const site = await readSiteOnly({ program, root, outDir: '', base: '/' })
  const written = siteIndexes(site, files, program.features)
  const messages = messagesFiles(root, site.loaded.config)
  for (const locale of locales) known[locale] = JSON.parse(messages.get(messagesFileOf(locale)) ?? '[]')
  const fetchFile = filesInMemory({ get: (href) => files.get(href.slice(1)) })
  for (const { locale, places } of written) {
    for (const place of places) indexes[locale.code as Language].push(await SearchIndex.open(place, fetchFile))
  }
  for (const { locale, ...judged } of queries) rated.push(await rate(judged, locale, indexes, known[locale]))
  printMisses(rated)
  // All pages are parsed from nothing after a change of code.
}, 600_000)

/** Addresses of all sections of a language. */
function addresses(locale: Language): Set<string> {
  const all = indexes[locale].flatMap(({ head }) =>
    head.ids.map((id, section) => {
      const route = head.pages[head.pageOf[section] ?? -1]?.route ?? ''
      return id === '' ? route : `${route}#${id}`
    }),
  )
  return new Set(all)
}

describe('the list of queries over the pages that exist', () => {
  it('has as many queries in Russian as in English', () => {
    const russian = queries.filter(({ locale }) => locale === 'ru').length / queries.length
    expect(Math.abs(russian - 0.5)).toBeLessThan(0.05)
  })

  it('expects sections that exist', () => {
    const gone = locales.flatMap((locale) => {
      const places = addresses(locale)
      const entries = new Set<string>(known[locale].map(({ entry }) => entry.replace(/^\/ru/, '')))
      const isThere = (one: string) => places.has(one) || entries.has(one)
      const lines = listOf(locale).split('\n')
      return queries
        .filter((one) => one.locale === locale)
        .flatMap(({ query, expected }) => {
          const line = lines.findIndex((text) => text.startsWith(`${query} => `)) + 1
          const lost = expected.filter((one) => !isThere(one.replace('*', '')))
          return lost.map((one) => `tests/site/search/pages-${locale}.txt:${line} ${one} does not exist.`)
        })
    })
    expect(gone).toEqual([])
  })

  it('finds at most three sections of a page before other pages', () => {
    const crowded = rated.filter(({ hits }) => {
      const pages = hits.map((hit) => hit.replace(/#.*/, ''))
      const fourth = pages.findIndex((page, i) => pages.slice(0, i).filter((one) => one === page).length === 3)
      const known = new Set(pages.slice(0, fourth))
      return fourth >= 0 && pages.slice(fourth).some((page) => !known.has(page))
    })
    expect(crowded.map(({ locale, query }) => `${locale} ${query}`)).toEqual([])
  })

  it('is answered with a mean reciprocal rank of at least 0.96', () => {
    expect(mean(rated)).toBeGreaterThanOrEqual(0.96)
  })

  it('is answered with one of at least 0.93 for each kind in each language', () => {
    expect(meansByKind(rated).filter(([, value]) => value < 0.93)).toEqual([])
  })
})
