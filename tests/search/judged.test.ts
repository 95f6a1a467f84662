import { beforeAll, describe, expect, it } from 'vitest'
import type { LocaleCode } from '../../src/model/locale.ts'
import { search } from '../../src/search/engine/search.ts'
import type { SearchIndex } from '../../src/search/index/search-index.ts'
import type { SearchAnswer } from '../../src/search/protocol.ts'
import { fixturePages, type Judged, judgedQueries, openPages } from './read-fixture.ts'

const locales = ['en', 'ru'] as const
const limit = 8

interface Rated extends Judged {
  readonly locale: LocaleCode
  /** 1 divided by the place of the first good hit; 0 where none of eight is good. */
  readonly value: number
  readonly first: string
}

/** Asks the way a reader does: the whole query, in the language of the list. */
async function rate(judged: Judged, locale: LocaleCode, indexes: Record<LocaleCode, SearchIndex>): Promise<Rated> {
  const others = async () => locales.filter((code) => code !== locale).map((code) => indexes[code])
  let last: SearchAnswer | undefined
  for await (const answer of search({ own: [indexes[locale]], others }, { query: judged.query, limit })) last = answer
  const root = locale === 'en' ? '' : `/${locale}`
  const hits = (last?.hits ?? []).map(({ u, h }) => u.slice(root.length) + h)
  const place = hits.findIndex((hit) => judged.expected.some((one) => isMeant(hit, one)))
  return { ...judged, locale, value: place < 0 ? 0 : 1 / (place + 1), first: hits[0] ?? 'nothing' }
}

function isMeant(hit: string, expected: string): boolean {
  return expected.endsWith('*') ? hit.replace(/#.*/, '') === expected.slice(0, -1) : hit === expected
}

const mean = (values: readonly Rated[]) => values.reduce((sum, { value }) => sum + value, 0) / values.length

describe.each(['judged', 'second'] as const)('the list "%s"', (list) => {
  const rated: Rated[] = []

  beforeAll(async () => {
    const [en, ru] = await Promise.all(locales.map(async (code) => openPages(await fixturePages(code), code)))
    if (!en || !ru) throw new Error('No fixture')
    for (const locale of locales) {
      for (const judged of judgedQueries(list, locale)) rated.push(await rate(judged, locale, { en, ru }))
    }
    if (process.env.JUDGED) {
      for (const { locale, kind, query, value, first } of rated.filter(({ value }) => value < 1)) {
        console.log(`${locale} [${kind}] ${query}: ${value.toFixed(2)}, first is ${first}`)
      }
      console.log(mean(rated))
    }
  })

  it('has at least 150 queries, half of them Russian', () => {
    expect(rated.length).toBeGreaterThanOrEqual(150)
    const russian = rated.filter(({ locale }) => locale === 'ru').length / rated.length
    expect(Math.abs(russian - 0.5)).toBeLessThan(0.05)
  })

  it('is answered with a mean reciprocal rank of at least 0.95', () => {
    expect(mean(rated)).toBeGreaterThanOrEqual(0.95)
  })

  it('is answered with one of at least 0.85 for each kind in each language', () => {
    const kinds = new Set(rated.map(({ kind, locale }) => `${locale} ${kind}`))
    const weak = [...kinds]
      .map((kind) => ({ kind, value: mean(rated.filter((one) => `${one.locale} ${one.kind}` === kind)) }))
      .filter(({ value }) => value < 0.85)
    expect(weak).toEqual([])
  })
})
