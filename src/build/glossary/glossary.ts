import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GlossaryEntry, readTerms, termsFile } from '../terms/terms.ts'

/** The glossary of a site, by its place and its state: articles that were drawn with another one are stale. */
export interface GlossaryState {
  readonly file: string
  readonly hash: string
}

/** Where the page of the terms is; a site without that page links none. */
export const glossaryRoute = '/docs/glossary'

/** Where the glossary of a site is; undefined for a site without terms. */
export function glossaryStateOf(root: string): GlossaryState | undefined {
  const file = join(root, termsFile)
  if (!existsSync(file)) return undefined
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) }
}

/** Read once for all articles of a thread. */
const glossaries = new Map<string, readonly GlossaryEntry[]>()

/** The entries of a glossary in one of its states, in the order of the file. */
export function glossaryIn({ file, hash }: GlossaryState): readonly GlossaryEntry[] {
  const known = glossaries.get(hash) ?? readTerms(file).glossary
  glossaries.set(hash, known)
  return known
}

/** What names of terms begin with in `<page>.names.json`, so that none is taken for a name of the tool. */
export const termPrefix = 'term:'
