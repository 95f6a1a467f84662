import type { Problem } from '../../engine/problems/problem.ts'
import { readOnce, type SourceState, sourceState } from '../../engine/read/source-state.ts'
import { readTerms, termsFile, termsProblems } from './terms/terms.ts'

/** Where the page of the terms is; a site without that page links none. */
export const glossaryRoute = '/docs/glossary'

/** The glossary of a site; undefined for a site without terms. */
export function glossaryStateOf(root: string): SourceState | undefined {
  return sourceState(root, [termsFile])
}

/** The entries of a glossary in one of its states, in the order of the file. */
export const glossaryIn = readOnce((root) => readTerms(root).glossary)

/** What is wrong with the terms of a site. */
export function glossaryProblems(root: string): readonly Problem[] {
  const state = glossaryStateOf(root)
  return state ? problemsIn(state) : []
}

const problemsIn = readOnce(termsProblems)

/** What names of terms begin with in `<page>.names.json`, so that none is taken for a name of the tool. */
export const termPrefix = 'term:'
