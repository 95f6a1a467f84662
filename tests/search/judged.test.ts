import { beforeAll, describe, expect, it } from 'vitest'
import { locales, mean, meansByKind, printMisses, type Rated, rate } from './rate.ts'
import { fixturePages, judgedQueries, openPages } from './read-fixture.ts'

describe.each(['judged', 'second'] as const)('the list "%s"', (list) => {
  const rated: Rated[] = []

  beforeAll(async () => {
    const [en, ru] = await Promise.all(locales.map(async (code) => openPages(await fixturePages(code), code)))
    if (!en || !ru) throw new Error('No fixture')
    for (const locale of locales) {
      for (const judged of judgedQueries(list, locale)) {
        rated.push(await rate(judged, locale, { en: [en], ru: [ru] }))
      }
    }
    printMisses(rated)
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
    expect(meansByKind(rated).filter(([, value]) => value < 0.85)).toEqual([])
  })
})
