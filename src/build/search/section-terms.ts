import { pairsIn } from '../../search/index/phrases.ts'
import { type Counts, packCounts } from '../../search/index/postings.ts'
import { termsOf, wordCount } from '../../search/index/terms-of.ts'

/** The texts of a section that are searched. */
export interface SectionTexts {
  readonly text: string
  readonly output: string
  readonly code: string
  readonly symbols: readonly string[]
}

/** The terms of a section, counted. Plain data: they are counted where the page is parsed, and kept with it. */
export interface SectionTerms {
  /** The terms, none of which holds a space, with spaces between them. */
  readonly terms: string
  /** A number a term: twice its packed counts, and one more for a word that is no name. */
  readonly counts: readonly number[]
  /** Length of its text and of its symbols, in terms. */
  readonly length: number
  readonly symbols: number
}

type Counting = { -readonly [Field in keyof Counts]: number }

export function countTerms(section: SectionTexts): SectionTerms {
  const counts = new Map<string, Counting>()
  const words = new Set<string>()
  const add = (terms: Iterable<string>, field: keyof Counts) => {
    for (const term of terms) {
      const count = counts.get(term)
      if (count) count[field] += 1
      else counts.set(term, { text: 0, symbols: 0, code: 0, [field]: 1 })
    }
  }
  const text = [section.text, section.output].flatMap((part) => termsOf(part, false, words))
  // A stop word as a symbol of its own names something: a key `when`, a command `on`.
  const symbols = section.symbols.flatMap((symbol) => termsOf(symbol, wordCount(symbol, true) === 1, words))
  // In a sample it counts that a name is there, not how often: variables are used again and again.
  const codeWords = new Set<string>()
  const code = new Set(termsOf(section.code, false, codeWords).filter((term) => !/^\d*$/.test(term)))
  for (const word of codeWords) words.add(word)
  add(text, 'text')
  add(pairsIn(section.output), 'text')
  add(symbols, 'symbols')
  add(code, 'code')
  return {
    terms: [...counts.keys()].join(' '),
    counts: [...counts].map(([term, count]) => packCounts(count) * 2 + (words.has(term) ? 1 : 0)),
    length: lengthOf([section.text, section.output]),
    symbols: lengthOf(section.symbols) + [...code].filter((term) => codeWords.has(term)).length,
  }
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + wordCount(text, false), 0)
}
