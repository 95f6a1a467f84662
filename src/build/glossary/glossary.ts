import { join } from 'node:path'
import { readOnce, type SourceState, sourceState } from '../content/source-state.ts'
import { readTerms, termsFile } from '../terms/terms.ts'

/** Where the page of the terms is; a site without that page links none. */
export const glossaryRoute = '/docs/glossary'

/** The glossary of a site; undefined for a site without terms. */
export function glossaryStateOf(root: string): SourceState | undefined {
  return sourceState(root, [termsFile])
}

/** The entries of a glossary in one of its states, in the order of the file. */
export const glossaryIn = readOnce((root) => readTerms(join(root, termsFile)).glossary)

/** What names of terms begin with in `<page>.names.json`, so that none is taken for a name of the tool. */
export const termPrefix = 'term:'
