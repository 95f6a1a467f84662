import type { FieldLengths, HeadPlaces } from '../index/head-places.ts'
import type { Postings } from '../index/postings.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Expansion, Matcher, Resolved } from './resolved.ts'
import { emptyScores, type Scores } from './scores.ts'
import { b, fieldWeights, k1 } from './weights.ts'

export type Field = keyof typeof fieldWeights

/** A part of a section's score, for people who tune it. */
export interface ScorePart {
  readonly section: number
  readonly term: string
  readonly field: Field
  readonly way: Expansion['way']
  readonly value: number
}

type Note = (part: ScorePart) => void

/** Adds up what each section has of a query. */
export function scoreSections(index: SearchIndex, resolved: Resolved, note?: Note): Scores {
  const scores = emptyScores(index.head.pageOf.length)
  const add = new Accumulator(scores, note)
  for (const matcher of resolved.matchers) {
    const idf = idfOf(matcher, index)
    for (const expansion of matcher.expansions) {
      add.begin(matcher, expansion, idf)
      addHead(add, index, index.head.places.get(expansion.term), resolved.isCode ? 'keywordsOfName' : 'keywords')
      addText(add, index, index.postings(expansion.term))
      add.endTerm()
    }
    add.endMatcher()
  }
  return scores
}

/** Rarity of what stands for a slot: of all its terms together, so that a rare form is not worth more than the word. */
export function idfOf({ expansions }: Matcher, index: SearchIndex): number {
  const count = index.head.pageOf.length
  const exact = expansions.filter(({ way, factor }) => way === 'exact' || factor > 0.85)
  let found = 0
  for (const { term } of exact.length > 0 ? exact : expansions) found += index.sectionsWith(term)
  found = Math.min(found, count)
  return Math.log(1 + (count - found + 0.5) / (found + 0.5))
}

/** BM25 of a field without the rarity. */
function saturated(times: number, length: number, average: number): number {
  return (times * (k1 + 1)) / (times + k1 * (1 - b + (b * length) / average))
}

/**
 * Adds up the fields of a term, and keeps the best of the terms that stand for the same: forms of a word are one word.
 * It works on arrays of all sections, because a frequent word stands in most of them.
 */
class Accumulator {
  readonly scores: Scores
  readonly #note: Note | undefined
  readonly #own: Float64Array
  readonly #best: Float64Array
  #ownSections: number[] = []
  #bestSections: number[] = []
  #slots = 0
  #kind: Matcher['kind']
  #unit = 0
  #weight = 1
  #expansion: Expansion | undefined

  constructor(scores: Scores, note: Note | undefined) {
    this.scores = scores
    this.#note = note
    this.#own = new Float64Array(scores.score.length)
    this.#best = new Float64Array(scores.score.length)
  }

  begin({ slots, kind, weight }: Matcher, expansion: Expansion, idf: number): void {
    this.#slots = slots
    this.#kind = kind
    this.#expansion = expansion
    this.#unit = idf * expansion.factor
    this.#weight = weight
  }

  /** A term in a field of a section. `bits` is where the field's slots are kept; inherited fields have none. */
  add(section: number, field: Field, times: number, lengths: FieldLengths, place: number, bits?: Int32Array): void {
    // A stop word says little in a sentence, and as much as any other where it is a symbol.
    const weight = field === 'symbols' ? Math.max(1, this.#weight) : this.#weight
    const value = this.#unit * weight * fieldWeights[field] * saturated(times, lengths.of[place] ?? 0, lengths.average)
    const { slots, touched } = this.scores
    if (this.#own[section] === 0) {
      this.#ownSections.push(section)
      this.#mark(section)
    }
    if (slots[section] === 0) touched.push(section)
    slots[section] = (slots[section] ?? 0) | this.#slots
    if (bits) bits[section] = (bits[section] ?? 0) | this.#slots
    this.#own[section] = (this.#own[section] ?? 0) + value
    if (this.#note && this.#expansion) {
      const { term, way } = this.#expansion
      this.#note({ section, term, field, way, value })
    }
  }

  endTerm(): void {
    for (const section of this.#ownSections) {
      const value = this.#own[section] ?? 0
      const known = this.#best[section] ?? 0
      if (known === 0) this.#bestSections.push(section)
      if (value > known) this.#best[section] = value
      this.#own[section] = 0
    }
    this.#ownSections = []
  }

  endMatcher(): void {
    const { score } = this.scores
    for (const section of this.#bestSections) {
      score[section] = (score[section] ?? 0) + (this.#best[section] ?? 0)
      this.#best[section] = 0
    }
    this.#bestSections = []
  }

  #mark(section: number): void {
    const { names, pairs } = this.scores
    if (this.#kind === 'name') names[section] = (names[section] ?? 0) | this.#slots
    if (this.#kind === 'pair') pairs[section] = (pairs[section] ?? 0) + 1
    const way = this.#expansion?.way
    if (way !== 'layout' && way !== 'typo') return
    const bits = this.scores[way]
    bits[section] = (bits[section] ?? 0) | this.#slots
  }
}

function addHead(add: Accumulator, { head }: SearchIndex, places: HeadPlaces | undefined, named: Field): void {
  if (!places) return
  const { lengths, pages } = head
  const { title, heading, keywords } = add.scores
  for (const page of places.titles) {
    const { first = 0, count = 0 } = pages[page] ?? {}
    add.add(first, 'title', 1, lengths.titles, page, title)
    for (let s = first + 1; s < first + count; s++) add.add(s, 'pageTitle', 1, lengths.titles, page)
  }
  for (const page of places.keywords) {
    const { first = 0, count = 0 } = pages[page] ?? {}
    add.add(first, named, 1, lengths.keywords, page, keywords)
    for (let s = first + 1; s < first + count; s++) add.add(s, 'pageKeywords', 1, lengths.keywords, page)
  }
  for (const section of places.headings) add.add(section, 'heading', 1, lengths.headings, section, heading)
}

function addText(add: Accumulator, { head }: SearchIndex, postings: Postings | undefined): void {
  if (!postings) return
  const { text, symbols } = head.lengths
  // A frequent word stands in thousands of sections: nothing is made for each of them.
  for (let i = 0; i < postings.sections.length; i++) {
    const section = postings.sections[i] ?? 0
    const inText = postings.text[i] ?? 0
    const inSymbols = postings.symbols[i] ?? 0
    const inCode = postings.code[i] ?? 0
    if (inText > 0) add.add(section, 'text', inText, text, section, add.scores.text)
    if (inSymbols > 0) add.add(section, 'symbols', inSymbols, symbols, section, add.scores.text)
    if (inCode > 0) add.add(section, 'code', inCode, symbols, section, add.scores.text)
  }
}
