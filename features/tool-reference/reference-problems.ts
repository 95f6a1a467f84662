import type { Problem } from '../../engine/problems/problem.ts'
import { readOnce } from '../../engine/read/source-state.ts'
import { checkCliWords } from './check-cli-words.ts'
import { cliFacts } from './cli-facts.ts'
import { cliWordsFile, readCliWords } from './cli-words.ts'
import { checkConfigWords } from './config/check-words.ts'
import { configWordsFile, readConfigWords } from './config/key-words.ts'
import { readMessages } from './messages.ts'
import { referenceStateOf } from './reference-state.ts'

/** What is wrong in the words of the reference; a site without them has nothing wrong. */
export function referenceProblems(root: string): readonly Problem[] {
  const state = referenceStateOf(root)
  return state ? problemsIn(state) : []
}

/** Found once for each state: with every save it would be a third of the time until the page is there. */
const problemsIn = readOnce((root): readonly Problem[] => {
  const cli = readCliWords(root)
  const unlike = cli.data ? checkCliWords(cli.data, cliFacts, { file: cliWordsFile, lineOf: cli.lineOf }) : []
  const config = readConfigWords(root)
  const unlikeKeys = config.data ? checkConfigWords(config.data, { file: configWordsFile, lineOf: config.lineOf }) : []
  return [...cli.problems, ...unlike, ...readMessages(root).problems, ...config.problems, ...unlikeKeys]
})
