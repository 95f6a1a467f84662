import { stepOf } from '../../search/index/lengths.ts'
import { oneMoreInText } from '../../search/index/postings.ts'
import { termsOf, wordCount } from '../../search/index/terms-of.ts'
import type { SearchPage } from './search-page.ts'
import type { SectionTerms } from './section-terms.ts'

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
  const terms = new TermCollector()
  const lengths: number[] = []
  for (const page of pages) {
    page.terms.forEach((counted, index) => {
      const before = index === 0 ? termsOf(page.description, false, terms.words) : []
      terms.addSection(counted, before)
      const lengthBefore = index === 0 ? wordCount(page.description, false) : 0
      lengths.push(stepOf(counted.length + lengthBefore), stepOf(counted.symbols))
    })
  }
  return { occurrences: terms.occurrences, words: terms.words, lengths }
}

class TermCollector {
  readonly occurrences = new Map<string, number[]>()
  readonly words = new Set<string>()
  #section = -1

  /** @param before further terms of the section's text */
  addSection({ terms, counts }: SectionTerms, before: readonly string[]): void {
    this.#section += 1
    const names = terms === '' ? [] : terms.split(' ')
    names.forEach((term, index) => {
      const count = counts[index] ?? 0
      this.#of(term).push(this.#section, count >> 1)
      if (count & 1) this.words.add(term)
    })
    for (const term of before) this.#addToText(term)
  }

  #addToText(term: string): void {
    const known = this.#of(term)
    const isHere = known.length > 0 && known[known.length - 2] === this.#section
    const packed = isHere ? (known.pop() ?? 0) : 0
    if (!isHere) known.push(this.#section)
    known.push(oneMoreInText(packed))
  }

  #of(term: string): number[] {
    let known = this.occurrences.get(term)
    if (!known) {
      known = []
      this.occurrences.set(term, known)
    }
    return known
  }
}
