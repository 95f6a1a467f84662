import { editDistance } from '../../model/edit-distance.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { otherStems } from '../text/forms-russian.ts'
import { isCyrillic } from '../text/letters.ts'
import { rootOf, rootPrefix, withoutPrefix } from '../text/root-russian.ts'
import type { QueryName, Slot } from './query.ts'
import type { Expansion, Way } from './resolved.ts'
import { factors, maxCompletions, maxCorrections, textPrefix, typoLengths } from './weights.ts'

/** Endings on the way to which a word may be. */
const endings = 'ings edly ions ations ments ables ably ness fully ally ities ively ors ers ances ences'.split(' ')

/** Shorter names are not corrected: too many are near. */
const shortestNear = 6

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

/** Stems whose relatives stand for a slot; the second one only where the first has none. */
export function kinOf({ stem }: Slot): string[] {
  if (!isCyrillic(stem) || stem.length < 4) return []
  const rest = withoutPrefix(stem)
  return rest === undefined ? [stem] : [stem, rest]
}

function relatives(slot: Slot, indexes: Indexes): Expansion[] {
  const [own, rest] = kinOf(slot)
  const near = own === undefined ? [] : ofRoot(own, factors.related, indexes)
  const others = near.filter(({ term }) => term !== slot.stem)
  if (near.length > 0 || rest === undefined) return others
  return ofRoot(rest, factors.withoutPrefix, indexes)
}

function ofRoot(stem: string, factor: number, indexes: Indexes): Expansion[] {
  const root = rootOf(stem)
  const terms = new Set(indexes.flatMap((index) => index.termsFrom(rootPrefix(stem), true)))
  return [...terms]
    .filter((term) => rootOf(term) === root)
    .slice(0, maxCompletions)
    .map((term) => ({ term, factor, way: 'related' }))
}

/** An identifier as a whole. An open one may go on. */
export function expandName({ term: name, isOpen }: QueryName, indexes: Indexes): Expansion[] {
  const exact: Expansion[] = hasTerm(name, indexes) ? [{ term: name, factor: 1, way: 'exact' }] : []
  if (!isOpen || name.length < textPrefix) return exact
  return [...exact, ...completions(name, indexes).filter(({ term }) => term !== name)]
}

/** Names that a mistyped one may stand for, among those that begin as it does. */
export function nearNames({ term: name }: QueryName, indexes: Indexes): Expansion[] {
  const limit = typoLengths.filter((length) => name.length >= length).length
  if (name.length < shortestNear) return []
  const terms = new Set(indexes.flatMap((index) => index.termsFrom(name.slice(0, textPrefix), true)))
  const near = [...terms].map((term) => ({ term, errors: editDistance(name, term, limit) }))
  const least = near.reduce((least, { errors }) => Math.min(least, errors), limit)
  return near
    .filter(({ errors }) => errors === least)
    .slice(0, maxCorrections)
    .map(({ term, errors }) => ({ term, factor: factors.typo(errors), way: 'typo' }))
}

/** Marks expansions as found in another way, and lets them count less. */
export function inWay(expansions: readonly Expansion[], way: Way, factor: number): Expansion[] {
  return expansions.map((expansion) => ({ ...expansion, way, factor: expansion.factor * factor }))
}

export function hasTerm(term: string, indexes: Indexes): boolean {
  return indexes.some((index) => index.has(term))
}

function completions(prefix: string, indexes: Indexes): Expansion[] {
  const from = (withText: boolean) => new Set(indexes.flatMap((index) => index.termsFrom(prefix, withText)))
  const named = from(prefix.length >= textPrefix)
  return [...(named.size > 0 ? named : from(true))]
    .sort((a, b) => a.length - b.length)
    .slice(0, maxCompletions)
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
