import { rawRunsOf, runAt } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'

/** A run and its terms in the index. Offsets count from its beginning. */
export interface RunTerms {
  readonly words: readonly { readonly term: string; readonly start: number; readonly end: number }[]
  /** The words as one, and the identifier as it is written, with its place. */
  readonly names: readonly string[]
  readonly start: number
  readonly end: number
  /** All terms; and without stop words. */
  readonly all: readonly string[]
  readonly telling: readonly string[]
}

const nothing: RunTerms = { words: [], names: [], start: 0, end: 0, all: [], telling: [] }

/** Words come again and again: most runs of a text are in here. */
const known = new Map<string, RunTerms>()
const limit = 50_000

/** The runs of a text with their terms, and where each begins. */
export function* runTermsOf(text: string): Generator<readonly [terms: RunTerms, offset: number]> {
  for (const { 0: raw, index } of rawRunsOf(text)) yield [termsOfRun(raw), index]
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

function termsOfRun(raw: string): RunTerms {
  const found = known.get(raw)
  if (found) return found
  const read = readRun(raw)
  if (known.size >= limit) known.clear()
  known.set(raw, read)
  return read
}

function readRun(raw: string): RunTerms {
  const run = runAt(raw, 0)
  if (!run) return nothing
  const { joined, whole, start, end } = run
  const words = run.words.map((word) => ({ term: stem(word.text), start: word.start, end: word.end }))
  const names = [...(joined === undefined ? [] : [stem(joined)]), ...(whole === undefined ? [] : [whole])]
  const telling = words.filter((_, i) => !isStopWord(run.words[i]?.text ?? '')).map(({ term }) => term)
  return {
    ...{ words, names, start, end },
    all: [...words.map(({ term }) => term), ...names],
    telling: [...telling, ...names],
  }
}
