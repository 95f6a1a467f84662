import { editDistance } from '../../model/edit-distance.ts'
import { isPair, joint, pairTerm } from '../index/phrases.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { stem } from '../text/stem.ts'
import { type QueryWord, slotOf } from './query.ts'
import { typoLengths } from './weights.ts'

type Indexes = readonly SearchIndex[]

/** Shorter words are no two. */
const shortest = 6
const shortestPart = 2

/**
 * The word read as the words of a title that it was written together from: `quickstart` as `quick start`. What is open may
 * end within the second one.
 */
export function apartInTitle(word: QueryWord, indexes: Indexes): QueryWord | undefined {
  return apart(word, (before, after) => stands(indexes, before, after, 'titles'))
}

/** The same with headings and keywords, and for a word that is not finished. */
export function apartAnywhere(word: QueryWord, indexes: Indexes): QueryWord | undefined {
  const found = apart(word, (before, after) => stands(indexes, before, after))
  if (found || !word.isOpen) return found
  return apart(word, (before, after) => begins(indexes, before, after))
}

/** The same with a typing error in it. */
export function apartMistyped(word: QueryWord, indexes: Indexes): QueryWord | undefined {
  const typed = lone(word)
  if (typed === undefined) return undefined
  const term = stem(typed)
  const limit = typoLengths.filter((length) => typed.length >= length).length
  let least = limit + 1
  let nearest: readonly string[] | undefined
  for (const parts of indexes.flatMap(titlePairs)) {
    const known = parts.join('')
    if (Math.abs(known.length - term.length) > limit) continue
    const errors = editDistance(term, known, limit)
    if (errors >= least) continue
    least = errors
    nearest = parts
  }
  return nearest && reread(word, nearest)
}

const pairsOf = new WeakMap<SearchIndex, string[][]>()

/** Neighbours in titles that both tell something, worked out once. */
function titlePairs(index: SearchIndex): string[][] {
  const known = pairsOf.get(index)
  if (known) return known
  const terms = [...index.head.places].filter(([term, { titles }]) => titles.length > 0 && isPair(term))
  const pairs = terms.map(([term]) => term.split(joint)).filter(({ length }) => length === 2)
  pairsOf.set(index, pairs)
  return pairs
}

function apart(word: QueryWord, isKnown: (before: string, after: string) => boolean): QueryWord | undefined {
  const typed = lone(word)
  if (typed === undefined) return undefined
  for (let length = typed.length - shortestPart; length >= shortestPart; length--) {
    const parts = [typed.slice(0, length), typed.slice(length)] as const
    if (isKnown(...parts)) return reread(word, parts)
  }
  return undefined
}

/** A word by itself, long enough to be two; not one of an identifier. */
function lone({ units }: QueryWord): string | undefined {
  const [unit] = units
  const [slot] = unit?.slots ?? []
  if (!unit || !slot || units.length > 1 || unit.slots.length > 1 || unit.names.length > 0) return undefined
  return slot.word.length >= shortest ? slot.word : undefined
}

function stands(indexes: Indexes, before: string, after: string, field?: 'titles'): boolean {
  const pair = pairTerm(before, after)
  return (
    pair !== undefined &&
    indexes.some(({ head }) => {
      const places = head.places.get(pair)
      return places !== undefined && (field === undefined || places[field].length > 0)
    })
  )
}

function begins(indexes: Indexes, before: string, after: string): boolean {
  if (!indexes.some(({ head }) => head.places.has(stem(before)))) return false
  const ends = indexes.flatMap((index) => index.termsFrom(after, false))
  return ends.some((end) => stands(indexes, before, end))
}

/** Reads it as an identifier of these words is read: `quickStart` is both one word and two. */
function reread(word: QueryWord, parts: readonly string[]): QueryWord {
  const term = stem(word.units[0]?.slots[0]?.word ?? '')
  const slots = parts.map((part, i) => slotOf(part, word.isOpen && i === parts.length - 1))
  const names = [{ kind: 'joined' as const, term, isOpen: word.isOpen, from: 0, to: parts.length }]
  return { ...word, units: [{ slots, names, isOpen: word.isOpen }] }
}
