import { checkConfigWords } from '../config-reference/check-words.ts'
import { readConfigWords } from '../config-reference/words.ts'
import type { Problem } from '../problem.ts'
import { checkCliWords } from './check-cli-words.ts'
import { cliFacts } from './cli-facts.ts'
import { readCliWords } from './cli-words.ts'
import { readMessages } from './messages.ts'

/** What is wrong in the words of the reference; a site without them has nothing wrong. */
export function referenceProblems(root: string): readonly Problem[] {
  const { words, lineOf, problems } = readCliWords(root)
  const unlike = words ? checkCliWords(words, cliFacts, lineOf) : []
  const config = readConfigWords(root)
  const unlikeKeys = config.words ? checkConfigWords(config.words, config.lineOf) : []
  return [...problems, ...unlike, ...readMessages(root).problems, ...config.problems, ...unlikeKeys]
}
