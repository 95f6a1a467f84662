import { type RunTerms, runTermsOf } from '../index/terms-of.ts'
import type { Mark } from '../protocol.ts'

type ReadText = readonly (readonly [terms: RunTerms, offset: number])[]

/** Texts that were read lately: from one key to the next most of the hits stay. */
const lately = new Map<string, ReadText>()
const limit = 300

/** Where the terms of a search stand in a text: words by themselves, identifiers as a whole. */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = []
  for (const [{ names, words, start, end }, offset] of read(text)) {
    if (names.length > 0 && names.some((name) => terms.has(name))) marks.push([offset + start, offset + end])
    else for (const word of words) if (terms.has(word.term)) marks.push([offset + word.start, offset + word.end])
  }
  return marks
}

function read(text: string): ReadText {
  const known = lately.get(text)
  if (known) return known
  const runs = [...runTermsOf(text)]
  if (lately.size >= limit) lately.clear()
  lately.set(text, runs)
  return runs
}
