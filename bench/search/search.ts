import type { Locale } from '../../engine/model/locale.ts'
import { search } from '../../engine/search/engine/search.ts'
import { SearchIndex } from '../../engine/search/index/search-index.ts'
import { countTerms } from '../../engine/search/index/section-terms.ts'
import { hrefsOfIndex, placedFiles } from '../../engine/search-index/placed-files.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { writeIndex } from '../../engine/search-index/write-index.ts'
import type { Language } from '../corpus/prose.ts'
import { Random } from '../corpus/random.ts'
import { type Figure, measured, median } from '../figure.ts'
import { say } from '../say.ts'
import { codeSize } from './code-size.ts'
import { type CountedFiles, countedFiles } from './counted-files.ts'
import { hostileQueries } from './hostile-queries.ts'
import { queries } from './queries.ts'
import { manyPages, searchCorpus } from './search-corpus.ts'

const codes = ['en', 'ru'] as const
const limit = 8
/** Runs of a query: machines do other things in between. */
const runs = 9
export const searchTargets = { firstHits: 50, complete: 130, small: 3, large: 15, build: 1500, hostile: 100 }
/** Queries that nobody should type, half of them on the Russian pages. */
const hostileCount = 10_000

export type Files = ReadonlyMap<string, string>
export type Both<T> = Readonly<Record<Language, T>>

/** The search on generated pages, apart from its box: bytes of the first search, time of a query, time of building the index. */
export async function measureSearch(): Promise<Figure[]> {
  say('Search: generating pages')
  const pages = await searchCorpus(173)
  const files = written(pages)
  const large = written({ en: manyPages(pages.en, 5000), ru: manyPages(pages.ru, 5000) })
  return [
    ...(await measureBytes(generated(files))),
    await measureQueries('173 pages', generated(files), searchTargets.small),
    await measureQueries('5,000 pages', generated(large), searchTargets.large),
    await measureHostile(files),
    measureBuild(pages),
  ]
}

/** Indexes of both languages, under names of their own, and what is asked of them. */
export interface Searched {
  readonly files: Both<Files>
  readonly name: (code: Language) => string
  readonly queries: Both<readonly string[]>
}

function generated(files: Both<Files>): Searched {
  return { files, name: (code) => code, queries }
}

function written(pages: Both<readonly SearchPage[]>): Both<Files> {
  const write = (code: Language) => {
    const files = placedFiles(code, writeIndex(pages[code], localeOf(code)))
    return new Map([...files].map(([path, text]) => [`/${path}`, text]))
  }
  return { en: write('en'), ru: write('ru') }
}

function localeOf(code: Language): Locale {
  const path = code === 'en' ? '/' : '/ru/'
  return { code, label: code, direction: 'ltr', htmlLang: code, calendar: 'gregory', path }
}

/** The first search of a reader, query by query: the dearest one counts. */
export async function measureBytes({ files, name, queries }: Searched): Promise<Figure[]> {
  say('Search: bytes of the first search')
  const code = await codeSize()
  const first: number[] = []
  const complete: number[] = []
  for (const own of codes) {
    for (const query of queries[own]) {
      const counted = codes.map((locale): [Language, CountedFiles] => [locale, countedFiles(files[locale])])
      const bytes = () => code + counted.reduce((sum, [, one]) => sum + one.bytes(), 0)
      const open = (locale: Language) => {
        const [, files] = counted.find(([code]) => code === locale) ?? []
        if (!files) throw new Error(`No files are counted for ${locale}`)
        return SearchIndex.open(hrefsOfIndex(name(locale), '/'), files.fetch)
      }
      const space = { own: [await open(own)], others: async () => [await open(own === 'en' ? 'ru' : 'en')] }
      let seen = 0
      for await (const { hits } of search(space, { query, limit })) if (hits.length > 0) seen ||= bytes()
      first.push((seen || bytes()) / 1000)
      complete.push(bytes() / 1000)
    }
  }
  const figure = (label: string, values: readonly number[], target: number): Figure => {
    const note = `dearest of ${values.length} queries, median ${median(values).toFixed(1)}, code ${(code / 1000).toFixed(1)}`
    return { name: label, value: Math.max(...values), unit: 'kB', target, note }
  }
  return [
    figure('first search, until first hits', first, searchTargets.firstHits),
    figure('first search, complete with excerpts', complete, searchTargets.complete),
  ]
}

/** A query with all files here: what the worker does between a key and an answer. The slowest query counts. */
export async function measureQueries(
  what: string,
  { files, name, queries }: Searched,
  target: number,
): Promise<Figure> {
  say(`Search: queries on ${what}`)
  const [en, ru] = await Promise.all(
    codes.map((code) => SearchIndex.open(hrefsOfIndex(name(code), '/'), countedFiles(files[code]).fetch)),
  )
  if (!en || !ru) throw new Error('No index')
  const slowest: { query: string; time: number }[] = []
  for (const own of codes) {
    const space = { own: [own === 'en' ? en : ru], others: async () => [own === 'en' ? ru : en] }
    for (const query of queries[own]) {
      const times: number[] = []
      for (let run = 0; run < runs + 3; run++) {
        const started = performance.now()
        for await (const _ of search(space, { query, limit })) times[run] = performance.now() - started
      }
      slowest.push({ query, time: median(times.slice(3)) })
    }
  }
  slowest.sort((a, b) => b.time - a.time)
  const note = `slowest: ${slowest[0]?.query}; median ${median(slowest.map(({ time }) => time)).toFixed(1)}`
  return { name: `a query in the worker, ${what}`, value: slowest[0]?.time ?? 0, unit: 'ms', target, note }
}

/** The slowest of many queries as nobody should type them, each asked once. */
async function measureHostile(files: Both<Files>): Promise<Figure> {
  say(`Search: ${hostileCount} hostile queries`)
  const random = new Random(10)
  const opened = await Promise.all(
    codes.map((code) => SearchIndex.open(hrefsOfIndex(code, '/'), countedFiles(files[code]).fetch)),
  )
  await Promise.all(opened.map((index) => index.loadWords()))
  let slowest = { query: '', time: 0 }
  for (const own of opened) {
    const space = { own: [own], others: async () => opened.filter((one) => one !== own) }
    for (const query of hostileQueries(random, own.words?.terms ?? [], hostileCount / codes.length)) {
      const started = performance.now()
      for await (const _ of search(space, { query, limit }));
      const time = performance.now() - started
      if (time > slowest.time) slowest = { query, time }
    }
  }
  const note = `slowest: ${slowest.query.slice(0, 40)}`
  return {
    name: `slowest of ${hostileCount} queries`,
    value: slowest.time,
    unit: 'ms',
    target: searchTargets.hostile,
    note,
  }
}

function measureBuild(pages: Both<readonly SearchPage[]>): Figure {
  say('Search: building the index')
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now()
    for (const code of codes) {
      // A build counts the terms where it parses the pages; they belong to the cost all the same.
      const counted = pages[code].map((page) => ({ ...page, terms: page.sections.map(countTerms) }))
      writeIndex(counted, localeOf(code))
    }
    return performance.now() - started
  })
  return measured('index of 346 pages', times, 'ms', searchTargets.build)
}
