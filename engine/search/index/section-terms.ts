import { allRawRuns } from '../text/runs.ts'
import { pairsIn } from './phrases.ts'
import { type Counts, packCounts } from './postings.ts'
import { type RunTerms, termsOf, termsOfRun, wordCount } from './terms-of.ts'

/** The texts of a section that are searched. */
export interface SectionTexts {
  readonly text: string
  readonly heads: string
  readonly output: string
  readonly code: string
  readonly symbols: readonly string[]
  readonly rows: readonly string[]
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

/** How much more a name counts that a row of a table begins with. */
const rowCount = 2

type Counting = { -readonly [Field in keyof Counts]: number }

/** Counts the terms of a section, in the order in which they come up. */
export function countTerms(section: SectionTexts): SectionTerms {
  const counter = new TermCounter()
  const length = counter.addText(section.text) + counter.addText(section.heads) + counter.addText(section.output)
  for (const pair of pairsIn(section.output)) counter.add(pair, 'text')
  const named = sum(section.symbols.map((symbol) => counter.addSymbol(symbol)))
  // What a row is about is described there, and elsewhere only mentioned.
  for (const row of section.rows) for (let i = 0; i < rowCount; i++) counter.addSymbol(row)
  const symbols = named + counter.addSample(section.code)
  return { ...counter.counted(), length, symbols }
}

class TermCounter {
  readonly #counts = new Map<string, Counting>()
  readonly #words = new Set<string>()

  add(term: string, field: keyof Counts, times = 1): void {
    let count = this.#counts.get(term)
    if (!count) {
      count = { text: 0, symbols: 0, code: 0 }
      this.#counts.set(term, count)
    }
    count[field] += times
  }

  /** Gives the length of the text. */
  addText(text: string): number {
    let length = 0
    for (const [run, times] of tally(text)) {
      for (const term of run.telling) this.add(term, 'text', times)
      for (const { term } of run.words) this.#words.add(term)
      length += run.tellingWords * times
    }
    return length
  }

  /** Gives its length. A stop word as a symbol of its own names something: a key `when`, a command `on`. */
  addSymbol(symbol: string): number {
    for (const term of termsOf(symbol, wordCount(symbol, true) === 1, this.#words)) this.add(term, 'symbols')
    return wordCount(symbol, false)
  }

  /**
   * Gives how many different words it has: in a sample it counts that a name is there, not how often, since variables are
   * used again and again.
   */
  addSample(code: string): number {
    const runs = [...tally(code).keys()]
    const words = new Set(runs.flatMap((run) => run.words.map(({ term }) => term)))
    const terms = new Set(runs.flatMap(({ telling }) => telling).filter((term) => !/^\d*$/.test(term)))
    for (const word of words) this.#words.add(word)
    for (const term of terms) this.add(term, 'code')
    return [...terms].filter((term) => words.has(term)).length
  }

  counted(): Pick<SectionTerms, 'terms' | 'counts'> {
    return {
      terms: [...this.#counts.keys()].join(' '),
      counts: [...this.#counts].map(([term, count]) => packCounts(count) * 2 + (this.#words.has(term) ? 1 : 0)),
    }
  }
}

/** The runs of a text in the order in which they first stand there, and how often: most come again and again. */
function tally(text: string): Map<RunTerms, number> {
  const times = new Map<RunTerms, number>()
  for (const raw of allRawRuns(text)) {
    const run = termsOfRun(raw)
    times.set(run, (times.get(run) ?? 0) + 1)
  }
  return times
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
