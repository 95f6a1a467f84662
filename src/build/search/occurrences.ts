import { stepOf } from '../../search/index/lengths.ts'
import { pairsIn } from '../../search/index/phrases.ts'
import type { Occurrence } from '../../search/index/postings.ts'
import { termsOf } from '../../search/index/terms-of.ts'
import type { ArticleSection } from '../markdown/article.ts'
import type { SearchPage } from './search-page.ts'

/** Where every term of the texts stands, and how long the sections are. */
export interface TextTerms {
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>
  /** Those of the terms that are words: an identifier written as one is none, its parts are. */
  readonly words: ReadonlySet<string>
  /** Steps of the lengths: words, then symbols, of each section. */
  readonly lengths: readonly number[]
}

type Counts = { text: number; symbols: number; code: number }
type Field = keyof Counts

/** Collects the terms of the sections of all pages, in the order of the index. */
export function collectTerms(pages: readonly SearchPage[]): TextTerms {
  const occurrences = new Map<string, Occurrence[]>()
  const lengths: number[] = []
  const words = new Set<string>()
  let number = 0
  for (const page of pages) {
    page.sections.forEach((section, index) => {
      const { counts, length, symbols } = countTerms(section, index === 0 ? page.description : '', words)
      for (const [term, count] of counts) {
        const known = occurrences.get(term)
        const occurrence = { section: number, ...count }
        if (known) known.push(occurrence)
        else occurrences.set(term, [occurrence])
      }
      lengths.push(stepOf(length), stepOf(symbols))
      number += 1
    })
  }
  return { occurrences, words, lengths }
}

function countTerms(section: ArticleSection, description: string, words: Set<string>) {
  const counts = new Map<string, Counts>()
  const add = (terms: Iterable<string>, field: Field) => {
    for (const term of terms) {
      const count = counts.get(term)
      if (count) count[field] += 1
      else counts.set(term, { text: 0, symbols: 0, code: 0, [field]: 1 })
    }
  }
  const text = [description, section.text, section.output].flatMap((part) => termsOf(part, false, words))
  const pairs = pairsIn(section.output)
  const symbols = section.symbols.flatMap((symbol) => termsOf(symbol, false, words))
  // In a sample it counts that a name is there, not how often: variables are used again and again.
  const code = new Set(termsOf(section.code, false, words).filter((term) => !/^\d*$/.test(term)))
  add(text, 'text')
  add(pairs, 'text')
  add(symbols, 'symbols')
  add(code, 'code')
  return { counts, length: text.length, symbols: symbols.length + code.size }
}
