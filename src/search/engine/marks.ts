import { runTermsOf } from '../index/terms-of.ts'
import type { Mark } from '../protocol.ts'

/** Where the terms of a search stand in a text: words by themselves, identifiers as a whole. */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = []
  for (const [{ names, words, start, end }, offset] of runTermsOf(text)) {
    if (names.length > 0 && names.some((name) => terms.has(name))) marks.push([offset + start, offset + end])
    else for (const word of words) if (terms.has(word.term)) marks.push([offset + word.start, offset + word.end])
  }
  return marks
}
