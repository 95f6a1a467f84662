import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'
import { allRunTerms, type RunTerms } from './terms-of.ts'

/** Between the words of a pair. No word has it, and it sorts a pair right behind its word. */
export const joint = '!'

/**
 * Two words side by side as one term, named after the one that tells more, so that it lies in the index where that word
 * does. Undefined where neither tells anything.
 */
export function pairTerm(before: string, after: string): string | undefined {
  if (!isStopWord(before)) return stem(before) + joint + stem(after)
  return isStopWord(after) ? undefined : stem(after) + joint + joint + stem(before)
}

export function isPair(term: string): boolean {
  return term.includes(joint)
}

/** Pairs of a text: of headings, and of what programs print, which readers paste as it is. */
export function pairsIn(text: string): string[] {
  return pairsOf(allRunTerms(text))
}

/** The same of runs that were read already. */
export function pairsOf(runs: readonly RunTerms[]): string[] {
  const pairs: string[] = []
  let before: string | undefined
  for (const { texts } of runs) {
    for (const word of texts) {
      const pair = before === undefined ? undefined : pairTerm(before, word)
      if (pair !== undefined) pairs.push(pair)
      before = word
    }
  }
  return pairs
}
