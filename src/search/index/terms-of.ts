import { type Run, rawRunsOf, runAt } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'

/** Terms of a run in the index: stems of its words, the words as one, and the identifier as it is written. */
export function termsOfRun({ words, joined, whole }: Run): string[] {
  const terms = words.map(({ text }) => stem(text))
  if (joined !== undefined) terms.push(stem(joined))
  if (whole !== undefined) terms.push(whole)
  return terms
}

/** Terms of a run, without stop words and with them. */
interface RunTerms {
  readonly telling: readonly string[]
  readonly all: readonly string[]
}

/** Words come again and again: most runs of a text are in here. */
const known = new Map<string, RunTerms>()
const limit = 50_000

/** Terms of a text, repeated as often as they stand in it. */
export function termsOf(text: string, keepStopWords: boolean): string[] {
  const terms: string[] = []
  for (const { 0: raw } of rawRunsOf(text)) {
    let found = known.get(raw)
    if (!found) {
      found = readRun(raw)
      if (known.size >= limit) known.clear()
      known.set(raw, found)
    }
    terms.push(...(keepStopWords ? found.all : found.telling))
  }
  return terms
}

function readRun(raw: string): RunTerms {
  const run = runAt(raw, 0)
  if (!run) return { telling: [], all: [] }
  return {
    telling: termsOfRun({ ...run, words: run.words.filter(({ text }) => !isStopWord(text)) }),
    all: termsOfRun(run),
  }
}
