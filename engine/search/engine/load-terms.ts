import { pairTerm } from '../index/phrases.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { rootPrefix } from '../text/root-russian.ts'
import { formsOf, kinOf } from './expand.ts'
import type { QueryWord } from './query.ts'
import { textPrefix } from './weights.ts'

/** A term, or the beginning of terms, that a search will ask the text for. */
export interface Wanted {
  readonly term: string
  readonly isPrefix: boolean
}

/** What the words of a query ask for. */
export function wantedBy(words: readonly QueryWord[]): Wanted[] {
  const slots = words.flatMap(({ units }) => units.flatMap((unit) => unit.slots))
  const pairs = slots.slice(1).flatMap(({ word }, i) => pairTerm(slots[i]?.word ?? '', word) ?? [])
  return [...words.flatMap(wantedByWord), ...pairs.map((term) => ({ term, isPrefix: false }))]
}

function wantedByWord({ units }: QueryWord): Wanted[] {
  return units.flatMap((unit) => {
    return [
      ...unit.slots.flatMap((slot): Wanted[] => [
        { term: slot.stem, isPrefix: false },
        { term: slot.word, isPrefix: slot.isOpen && slot.word.length >= textPrefix },
        ...formsOf(slot).map((term) => ({ term, isPrefix: false })),
        ...kinOf(slot)
          .slice(0, 1)
          .map((stem) => ({ term: rootPrefix(stem), isPrefix: true })),
      ]),
      ...unit.names.map(({ term, isOpen }) => ({ term, isPrefix: isOpen && term.length >= textPrefix })),
    ]
  })
}

/** What else may lead to a word that is not known as it is: the root without its prefix; what two letters begin. */
export function wantedByUnknown({ units }: QueryWord): Wanted[] {
  return units.flatMap(({ slots }) =>
    slots.flatMap((slot) => {
      const [, rest] = kinOf(slot)
      const short = slot.isOpen && slot.word.length < textPrefix ? [{ term: slot.word, isPrefix: true }] : []
      return rest === undefined ? short : [...short, { term: rootPrefix(rest), isPrefix: true }]
    }),
  )
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
