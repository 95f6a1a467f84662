import { stepOf } from '../../search/index/lengths.ts'
import type { Occurrence } from '../../search/index/postings.ts'
import { termsOf } from '../../search/index/terms-of.ts'
import type { SearchPage } from './search-page.ts'
import type { Counts, SectionTerms } from './section-terms.ts'

/** Where every term of the texts stands, and how long the sections are. */
export interface TextTerms {
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>
  /** Those of the terms that are words: an identifier written as one is none, its parts are. */
  readonly words: ReadonlySet<string>
  /** Steps of the lengths: words, then symbols, of each section. */
  readonly lengths: readonly number[]
}

/** Collects the terms of the sections of all pages, in the order of the index. */
export function collectTerms(pages: readonly SearchPage[]): TextTerms {
  const occurrences = new Map<string, Occurrence[]>()
  const lengths: number[] = []
  const words = new Set<string>()
  let section = 0
  for (const { description, terms } of pages) {
    terms.forEach((counted, index) => {
      const before = index === 0 ? termsOf(description, false, words) : []
      for (const [term, count] of countsOf(counted, before, words)) {
        const known = occurrences.get(term)
        const occurrence = { section, ...count }
        if (known) known.push(occurrence)
        else occurrences.set(term, [occurrence])
      }
      lengths.push(stepOf(counted.length + before.length), stepOf(counted.symbols))
      section += 1
    })
  }
  return { occurrences, words, lengths }
}

/** The counts of a section by term; `before` are further terms of its text, and words are added to `words`. */
function countsOf({ terms, counts }: SectionTerms, before: readonly string[], words: Set<string>): Map<string, Counts> {
  const found = new Map<string, Counts>()
  const names = terms === '' ? [] : terms.split(' ')
  names.forEach((term, index) => {
    const [text = 0, symbols = 0, code = 0, isWord = 0] = counts.slice(index * 4, index * 4 + 4)
    found.set(term, { text, symbols, code })
    if (isWord) words.add(term)
  })
  for (const term of before) {
    const known = found.get(term)
    if (known) known.text += 1
    else found.set(term, { text: 1, symbols: 0, code: 0 })
  }
  return found
}
