import type { SearchIndex } from '../index/search-index.ts'
import { joinedTerm } from './expand.ts'
import type { QueryWord } from './query.ts'
import { textPrefix } from './weights.ts'

/** A term, or the beginning of terms, that a search will ask the text for. */
export interface Wanted {
  readonly term: string
  readonly isPrefix: boolean
}

/** What a word of the query asks for. */
export function wantedBy({ units }: QueryWord): Wanted[] {
  return units.flatMap((unit) => {
    const names = [joinedTerm(unit), unit.whole].flatMap((name) => name ?? [])
    return [
      ...unit.slots.flatMap((slot): Wanted[] => [
        { term: slot.stem, isPrefix: false },
        { term: slot.word, isPrefix: slot.isOpen && slot.word.length >= textPrefix },
      ]),
      ...names.map((term) => ({ term, isPrefix: unit.isOpen && term.length >= textPrefix })),
    ]
  })
}

/** Whether everything is here. */
export function hasTerms(indexes: readonly SearchIndex[], wanted: readonly Wanted[]): boolean {
  return indexes.every((index) => missing(index, wanted).size === 0)
}

/**
 * Fetches what is not here, all at once.
 * @throws SearchFailure
 */
export async function loadTerms(indexes: readonly SearchIndex[], wanted: readonly Wanted[]): Promise<void> {
  await Promise.all(indexes.flatMap((index) => [...missing(index, wanted)].map((number) => index.loadChunk(number))))
}

function missing(index: SearchIndex, wanted: readonly Wanted[]): Set<number> {
  return new Set(wanted.flatMap(({ term, isPrefix }) => index.missingChunks(term, isPrefix)))
}
