import type { SearchIndex } from '../index/search-index.ts'
import { otherStems } from '../text/forms-russian.ts'
import { isCyrillic } from '../text/letters.ts'
import { rootOf, rootWithoutPrefix } from '../text/root-russian.ts'
import { stem } from '../text/stem.ts'
import type { Slot, Unit } from './query.ts'
import type { Expansion, Way } from './resolved.ts'
import { factors, mostCompletions, textPrefix } from './weights.ts'

/** Endings on the way to which a word may be. */
const endings = 'ings edly ions ations ments ables ably ness fully ally ities ively ors ers ances ences'.split(' ')

type Indexes = readonly SearchIndex[]

/** The terms that a slot stands for when nothing is wrong with it: the word, words that it begins, a word that begins it. */
export function expandSlot(slot: Slot, indexes: Indexes): Expansion[] {
  const found: Expansion[] = []
  if (hasTerm(slot.stem, indexes)) found.push({ term: slot.stem, factor: 1, way: 'exact' })
  for (const term of formsOf(slot)) {
    if (hasTerm(term, indexes)) found.push({ term, factor: factors.form, way: 'exact' })
  }
  if (slot.isOpen || (found.length === 0 && slot.word.length >= textPrefix)) {
    found.push(...completions(slot.word, indexes).filter(({ term }) => term !== slot.stem))
  }
  found.push(...relatives(slot, indexes))
  return found.length > 0 ? found : shorterWord(slot, indexes)
}

/** Other stems that forms of the word have. */
export function formsOf({ word, stem }: Slot): string[] {
  return isCyrillic(stem) && stem.length >= 4 ? otherStems(word, stem) : []
}

/** Roots by which relatives of a slot are found; the second one only where there are none of the first. */
export function rootsOf({ stem }: Slot): string[] {
  if (!isCyrillic(stem) || stem.length < 5) return []
  const root = rootOf(stem)
  return [root, ...[rootWithoutPrefix(root) ?? []].flat()]
}

function relatives(slot: Slot, indexes: Indexes): Expansion[] {
  const [root, rest] = rootsOf(slot)
  const own = root === undefined ? [] : ofRoot(root, factors.related, indexes)
  const others = own.filter(({ term }) => term !== slot.stem)
  if (own.length > 0 || rest === undefined) return others
  return ofRoot(rest, factors.withoutPrefix, indexes)
}

function ofRoot(root: string, factor: number, indexes: Indexes): Expansion[] {
  const terms = new Set(indexes.flatMap((index) => index.termsFrom(root, true)))
  return [...terms]
    .filter((term) => rootOf(term) === root)
    .slice(0, mostCompletions)
    .map((term) => ({ term, factor, way: 'related' }))
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
  for (let length = word.length - 1; length >= 4; length--) {
    const term = word.slice(0, length)
    const rest = word.slice(length)
    if (endings.some((ending) => ending.startsWith(rest)) && hasTerm(term, indexes))
      return [{ term, factor: factors.shorter, way: 'prefix' }]
  }
  return []
}
