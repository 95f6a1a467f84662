import type { Run } from '../text/runs.ts'
import { runsOf } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'

/** Terms of a run in the index: stems of its words, the words as one, and the identifier as it is written. */
export function termsOfRun(run: Run, keepStopWords: boolean): string[] {
  const terms = run.words.filter(({ text }) => keepStopWords || !isStopWord(text)).map(({ text }) => stem(text))
  if (run.joined !== undefined) terms.push(stem(run.joined))
  if (run.whole !== undefined) terms.push(run.whole)
  return terms
}

/** Terms of a text, repeated as often as they stand in it. */
export function termsOf(text: string, keepStopWords: boolean): string[] {
  const terms: string[] = []
  for (const run of runsOf(text)) terms.push(...termsOfRun(run, keepStopWords))
  return terms
}
