import { describe, expect, it } from 'vitest'
import { Random } from '../../bench/corpus/random.ts'
import { editDistance } from '../../engine/model/edit-distance.ts'
import { boxExcerpt, excerptsOf } from '../../engine/search/engine/excerpt.ts'
import { marksIn } from '../../engine/search/engine/marks.ts'
import { readQuery } from '../../engine/search/engine/query.ts'
import { resolve } from '../../engine/search/engine/resolve.ts'
import { scoreSections } from '../../engine/search/engine/score.ts'
import { countTerms } from '../../engine/search/index/section-terms.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { naiveScores } from './naive.ts'
import { openPages } from './read-fixture.ts'

const words = 'alpha beta gamma delta omega sigma kappa lambda theta zeta rho tau phi chi psi'.split(' ')

function randomPages(random: Random): SearchPage[] {
  const text = (most: number) =>
    Array.from({ length: random.between(1, most) }, () => random.pickByRank(words)).join(' ')
  return Array.from({ length: random.between(3, 12) }, (_, page) => {
    const head = { route: `/docs/page-${page}`, title: text(3), description: text(9), keywords: [], trail: [] }
    const sections = Array.from({ length: random.between(1, 5) }, (_, section) => ({
      ...{ id: section === 0 ? '' : `s-${section}`, heading: section === 0 ? '' : text(4) },
      ...{ text: text(60), heads: '', symbols: [], rows: [], code: '', output: '' },
    }))
    return { ...head, sections, terms: sections.map(countTerms) }
  })
}

describe('scores', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('are those of a naive BM25 (corpus %d)', async (seed) => {
    const random = new Random(seed)
    const pages = randomPages(random)
    const index = await openPages(pages, 'en')
    const { head } = index
    for (const word of words) {
      const resolved = await resolve(readQuery(`${word} `).words, [index])
      // Titles that a section inherits are no part of the model.
      const parts = new Map<number, number>()
      scoreSections(index, resolved, ({ section, field, value, way }) => {
        if (field !== 'pageTitle' && way === 'exact') parts.set(section, (parts.get(section) ?? 0) + value)
      })
      const naive = naiveScores(pages, resolved.stems[0] ?? '')
      const found = new Map(
        [...parts].map(([section, value]) => {
          const { route } = head.pages[head.pageOf[section] ?? 0] ?? { route: '' }
          return [route + (head.ids[section] ? `#${head.ids[section]}` : ''), value]
        }),
      )
      expect([...found.keys()].sort()).toEqual([...naive.keys()].sort())
      // Lengths of texts are kept in steps, and so is what depends on them.
      for (const [address, value] of naive) {
        expect(Math.abs((found.get(address) ?? 0) / value - 1), `${word} ${address}`).toBeLessThan(0.12)
      }
    }
  })
})

describe('forms of a Russian noun', () => {
  it.each([
    ['профили', 'профилей'],
    ['профилями', 'профили'],
    ['детали', 'деталей'],
    ['деталями', 'детали'],
  ])('with different stems are the same word: %s, %s', async (query, written) => {
    const sections = [{ id: '', heading: '', text: written, heads: '', symbols: [], rows: [], code: '', output: '' }]
    const page = { route: '/docs/page', title: 'Имя', description: '', keywords: [], trail: [], sections }
    const index = await openPages([{ ...page, terms: sections.map(countTerms) }], 'ru')
    const ways = new Set<string>()
    const resolved = await resolve(readQuery(`${query} `).words, [index])
    scoreSections(index, resolved, ({ way }) => ways.add(way))
    expect([...ways]).toEqual(['exact'])
  })
})

describe('typing errors', () => {
  /** The definition itself: the last letters are kept or replaced, left out, put in, or swapped. */
  function distance(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length
    const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)]
    if (a.at(-1) === b.at(-1)) return distance(restA, restB)
    const ways = [distance(restA, restB), distance(restA, b), distance(a, restB)]
    const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
    return 1 + Math.min(...ways, ...(isSwap ? [distance(a.slice(0, -2), b.slice(0, -2))] : []))
  }

  it('are counted as the distance is defined, up to the limit', () => {
    const random = new Random(7)
    const word = () => Array.from({ length: random.between(0, 7) }, () => random.pick(['a', 'b', 'c'])).join('')
    for (let i = 0; i < 3000; i++) {
      const [typed, known] = [word(), word()]
      const limit = random.between(0, 3)
      const least = Math.min(...Array.from({ length: known.length + 1 }, (_, n) => distance(typed, known.slice(0, n))))
      expect(editDistance(typed, known, limit), `${typed} ${known}`).toBe(Math.min(limit + 1, distance(typed, known)))
      expect(editDistance(typed, known, limit, true), `${typed} ${known} open`).toBe(Math.min(limit + 1, least))
    }
  })
})

describe('an excerpt', () => {
  const pieces = [
    'word',
    'длинное',
    '👩‍👩‍👧',
    'e\u0301clair',
    '$.ssh()',
    'x'.repeat(80),
    '--max-concurrent',
    'end.',
    'so,',
    '—',
    'ёлка',
    '\n',
  ]

  it('is short, has its marks on what was looked for, and is cut between words', () => {
    const random = new Random(3)
    for (let i = 0; i < 3000; i++) {
      const text = Array.from({ length: random.between(0, 40) }, () => random.pick(pieces)).join(' ')
      const marks = marksIn(text, new Set([random.pick(['word', 'длин', 'eclair', '$.ssh', 'елк', 'x'.repeat(80)])]))
      const [excerpt = { text: '', marks: [] }] = excerptsOf(text, marks, boxExcerpt)
      expect(excerpt.text.length).toBeLessThanOrEqual(boxExcerpt.length)
      expect(excerpt.text.isWellFormed()).toBe(true)
      if (marks.length > 0) expect(excerpt.marks.length, JSON.stringify([text, excerpt])).toBeGreaterThan(0)
      let last = 0
      for (const [start, end] of excerpt.marks) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(excerpt.text.length)
        expect(text).toContain(excerpt.text.slice(start, end))
        last = end
      }
      const inner = excerpt.text.replace(/^…|…$/g, '')
      expect(text).toContain(inner)
      expect(excerpt.text, JSON.stringify(text)).not.toMatch(/[.,:;!?…–—-]…$/)
      // A word that is longer than an excerpt is cut somewhere.
      if (/x{20}/.test(text)) continue
      expect(isWhole(` ${text} `, inner), JSON.stringify([text, excerpt])).toBe(true)
    }
  })
})

/** Whether a part stands somewhere in a text without cutting a word. */
function isWhole(text: string, part: string): boolean {
  const isWord = (sign: string | undefined) => /[\p{L}\p{N}\p{M}]/u.test(sign ?? '')
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length
    const isCut = (isWord(text[at - 1]) && isWord(text[at])) || (isWord(text[end - 1]) && isWord(text[end]))
    if (!isCut) return true
  }
  return false
}
