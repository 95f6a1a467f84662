import type { Ranked } from '../search/engine/rank.ts'
import type { Resolved } from '../search/engine/resolved.ts'
import { type ScorePart, scoreSections } from '../search/engine/score.ts'

/** The parts of a section's score, the largest first: what each term gives in each field. */
export function partsOf({ index, section }: Ranked, resolved: Resolved): ScorePart[] {
  const parts: ScorePart[] = []
  scoreSections(index, resolved, (part) => {
    if (part.section === section) parts.push(part)
  })
  return parts.sort((a, b) => b.value - a.value)
}

/** `heading ssh 12.3`; how the term came up where it is not the word itself. */
export function partText({ field, term, way, value }: ScorePart): string {
  return `${field} ${term}${way === 'exact' ? '' : ` (${way})`} ${value.toFixed(1)}`
}
