import { stepOf } from '../search/index/lengths.ts'
import { oneMoreInText } from '../search/index/postings.ts'
import { termsOf, wordCount } from '../search/index/terms-of.ts'
import type { SearchPage } from './search-page.ts'

/** Sections in ascending order, each followed by its packed counts. Flat: there are hundreds of thousands. */
export type Occurrences = readonly number[]

/** Where every term of the texts stands, and how long the sections are. */
export interface TextTerms {
  readonly occurrences: ReadonlyMap<string, Occurrences>
  /** Those of the terms that are words: an identifier written as one is none, its parts are. */
  readonly words: ReadonlySet<string>
  /** Steps of the lengths: words, then symbols, of each section. */
  readonly lengths: readonly number[]
}

/** Collects the terms of the sections of all pages, in the order of the index. */
export function collectTerms(pages: readonly SearchPage[]): TextTerms {
  const occurrences = new Map<string, number[]>()
  const words = new Set<string>()
  const lengths: number[] = []
  const occurrencesOf = (term: string) => {
    const known = occurrences.get(term) ?? []
    if (known.length === 0) occurrences.set(term, known)
    return known
  }
  for (const page of pages) {
    page.terms.forEach(({ terms, counts, length, symbols }, index) => {
      const section = lengths.length / 2
      const names = terms === '' ? [] : terms.split(' ')
      const before = index === 0 ? termsOf(page.description, false, words) : []
      names.forEach((term, number) => {
        const count = counts[number] ?? 0
        occurrencesOf(term).push(section, count >> 1)
        if (count & 1) words.add(term)
      })
      for (const term of before) addToText(occurrencesOf(term), section)
      const lengthBefore = index === 0 ? wordCount(page.description, false) : 0
      lengths.push(stepOf(length + lengthBefore), stepOf(symbols))
    })
  }
  return { occurrences, words, lengths }
}

/** Counts a term of a page's description, which belongs to the text of its first section. */
function addToText(known: number[], section: number): void {
  const isHere = known.length > 0 && known[known.length - 2] === section
  const packed = isHere ? (known.pop() ?? 0) : 0
  if (!isHere) known.push(section)
  known.push(oneMoreInText(packed))
}
