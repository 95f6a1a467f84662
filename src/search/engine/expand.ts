import type { SearchIndex } from '../index/search-index.ts'
import { stem } from '../text/stem.ts'
import type { Slot, Unit } from './query.ts'
import type { Expansion, Way } from './resolved.ts'
import { factors, mostCompletions, textPrefix } from './weights.ts'

type Indexes = readonly SearchIndex[]

/** The terms that a slot stands for when nothing is wrong with it: the word, words that it begins, a word that begins it. */
export function expandSlot(slot: Slot, indexes: Indexes): Expansion[] {
  const found: Expansion[] = []
  if (hasTerm(slot.stem, indexes)) found.push({ term: slot.stem, factor: 1, way: 'exact' })
  if (slot.isOpen || (found.length === 0 && slot.word.length >= textPrefix)) {
    found.push(...completions(slot.word, indexes).filter(({ term }) => term !== slot.stem))
  }
  return found.length > 0 ? found : shorterWord(slot, indexes)
}

/** An identifier as a whole. An open one may go on. */
export function expandName(unit: Unit, name: string, indexes: Indexes): Expansion[] {
  const exact: Expansion[] = hasTerm(name, indexes) ? [{ term: name, factor: 1, way: 'exact' }] : []
  if (!unit.isOpen || name.length < textPrefix) return exact
  return [...exact, ...completions(name, indexes).filter(({ term }) => term !== name)]
}

export function joinedTerm(unit: Unit): string | undefined {
  return unit.joined === undefined ? undefined : stem(unit.joined)
}

/** Marks expansions as found in another way, and lets them count less. */
export function inWay(expansions: readonly Expansion[], way: Way, factor: number): Expansion[] {
  return expansions.map((expansion) => ({ ...expansion, way, factor: expansion.factor * factor }))
}

export function hasTerm(term: string, indexes: Indexes): boolean {
  return indexes.some((index) => index.has(term))
}

function completions(prefix: string, indexes: Indexes): Expansion[] {
  const terms = new Set(indexes.flatMap((index) => index.termsFrom(prefix, prefix.length >= textPrefix)))
  return [...terms]
    .sort((a, b) => a.length - b.length)
    .slice(0, mostCompletions)
    .map((term) => ({ term, factor: factors.prefix(prefix.length, term.length), way: 'prefix' }))
}

/** `connecti` is on its way from `connect` to `connecting`, whose stem is `connect` again. */
function shorterWord({ word }: Slot, indexes: Indexes): Expansion[] {
  for (let length = word.length - 1; length >= Math.max(4, word.length - 4); length--) {
    const term = word.slice(0, length)
    if (hasTerm(term, indexes)) return [{ term, factor: factors.shorter, way: 'prefix' }]
  }
  return []
}
