import { type RunTerms, runTermsOf } from '../index/terms-of.ts'
import type { Mark } from '../protocol.ts'

type ReadText = readonly (readonly [terms: RunTerms, offset: number])[]

/** Texts that were read lately: from one key to the next most of the hits stay. */
const lately = new Map<string, ReadText>()
const limit = 300

/** Where the terms of a search stand in a text: words by themselves, identifiers as far as they are looked for. */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  return read(text).flatMap(([run, offset]) =>
    marksOf(run, terms).map(([start, end]): Mark => [offset + start, offset + end]),
  )
}

function marksOf({ names, words }: RunTerms, terms: ReadonlySet<string>): Mark[] {
  const found = names.filter(({ term }) => terms.has(term)).sort((a, b) => b.end - b.start - (a.end - a.start))[0]
  const apart = words.filter(
    ({ term, start, end }) => terms.has(term) && !(found && start < found.end && end > found.start),
  )
  return [...apart, ...(found ? [found] : [])]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }): Mark => [start, end])
}

function read(text: string): ReadText {
  const known = lately.get(text)
  if (known) return known
  const runs = [...runTermsOf(text)]
  if (lately.size >= limit) lately.clear()
  lately.set(text, runs)
  return runs
}
