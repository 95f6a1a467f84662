import { allRawRuns, type Name, type Run, rawRunsOf, runAt } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'

/** A term and where it stands. */
interface TermPlace {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** A run and its terms in the index. Offsets count from its beginning. */
export interface RunTerms {
  readonly words: readonly TermPlace[]
  /** The words as they are, in small letters. */
  readonly texts: readonly string[]
  /** What several of the words are called together, and all of them. */
  readonly names: readonly TermPlace[]
  /** All terms; and without stop words. The words come first: so many of them are words. */
  readonly all: readonly string[]
  readonly telling: readonly string[]
  readonly tellingWords: number
}

const nothing: RunTerms = { words: [], texts: [], names: [], all: [], telling: [], tellingWords: 0 }

/** Words come again and again: most runs of a text are in here. */
const known = new Map<string, RunTerms>()
const limit = 50_000

/** The runs of a text with their terms, and where each begins. */
export function* runTermsOf(text: string): Generator<readonly [terms: RunTerms, offset: number]> {
  for (const { 0: raw, index } of rawRunsOf(text)) yield [termsOfRun(raw), index]
}

/** The terms of all runs of a text, where nobody asks for their places. */
export function allRunTerms(text: string): RunTerms[] {
  return allRawRuns(text).map(termsOfRun)
}

/**
 * Terms of a text, repeated as often as they stand in it.
 * @param words where the terms go that are words and no names.
 */
export function termsOf(text: string, keepStopWords: boolean, words?: Set<string>): string[] {
  const terms: string[] = []
  for (const { 0: raw } of rawRunsOf(text)) {
    const found = termsOfRun(raw)
    for (const term of keepStopWords ? found.all : found.telling) terms.push(term)
    if (words) for (const { term } of found.words) words.add(term)
  }
  return terms
}

/** The term of a name. */
export function nameTerm({ kind, text }: Name): string {
  return kind === 'joined' ? stem(text) : text
}

/** How many words a text has. What several words are called together makes it no longer. */
export function wordCount(text: string, keepStopWords: boolean): number {
  let count = 0
  for (const { 0: raw } of rawRunsOf(text)) {
    const { words, tellingWords } = termsOfRun(raw)
    count += keepStopWords ? words.length : tellingWords
  }
  return count
}

/** The terms of signs without a space between them. */
export function termsOfRun(raw: string): RunTerms {
  const found = known.get(raw)
  if (found) return found
  // A part of a text would keep the whole text in memory; a short one is a copy already.
  const own = raw.length < 13 ? raw : raw.split('').join('')
  const read = readRun(own)
  if (known.size >= limit) known.clear()
  known.set(own, read)
  return read
}

function readRun(raw: string): RunTerms {
  const run = runAt(raw, 0)
  if (!run) return nothing
  const words = run.words.map((word) => ({ term: stem(word.text), start: word.start, end: word.end }))
  const names = run.names.map((name) => ({ term: nameTerm(name), ...placeOf(name, run) }))
  const texts = run.words.map(({ text }) => text)
  const telling = words.filter((_, i) => !isStopWord(texts[i] ?? '')).map(({ term }) => term)
  const called = names.map(({ term }) => term)
  // What a name is a member of matters in a heading, which defines it: a text would hold every such name twice.
  const inText = called.filter((_, i) => run.names[i]?.kind !== 'member')
  return {
    ...{ words, texts, names, tellingWords: telling.length },
    all: [...words.map(({ term }) => term), ...called],
    telling: [...telling, ...inText],
  }
}

function placeOf({ kind, from, to }: Name, { words, start, end }: Run): { start: number; end: number } {
  const first = words[from]
  const last = words[to - 1]
  return kind === 'whole' || !first || !last ? { start, end } : { start: first.start, end: last.end }
}
