import { editDistance } from '../../model/edit-distance.ts'
import { lettersOf } from '../index/letters-of.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isCyrillic } from '../text/letters.ts'
import { rootOf, withoutPrefix } from '../text/root-russian.ts'
import { soundOf, soundOfCyrillic } from '../text/sound.ts'
import { stem } from '../text/stem.ts'
import type { Slot } from './query.ts'
import type { Expansion } from './resolved.ts'
import { factors, maxCorrections, typoLengths } from './weights.ts'

/** Longer ones are no words: a hash, or somebody leaning on a key. */
const longest = 40

interface Candidate {
  readonly term: string
  readonly errors: number
  /** Of candidates with the same number of errors the least goes first. */
  readonly order: number
}

/** The known words that a slot most likely stands for, when it is no word itself. */
export function corrections(slot: Slot, indexes: readonly SearchIndex[]): Expansion[] {
  const limit = typoLengths.filter((length) => slot.word.length >= length).length
  if (slot.word.length > longest || (limit === 0 && !isCyrillic(slot.word))) return []
  const found = new Map<string, Candidate>()
  const letters = lettersOf(slot.word)
  for (const index of indexes) {
    const words = index.words
    index.headLetters.forEach((bits, i) => {
      if (isNear(letters, bits, limit)) consider(slot, index.head.terms[i] ?? '', limit, 0, found)
    })
    words?.letters.forEach((bits, i) => {
      if (isNear(letters, bits, limit)) {
        consider(slot, words.terms[i] ?? '', limit, 12 - (words.weights[i] ?? 0), found)
      }
    })
  }
  for (const term of behindEndings(slot, indexes)) found.set(term, { term, errors: 1, order: 0 })
  for (const term of withOtherPrefix(slot, indexes)) found.set(term, { term, errors: 1, order: 2 })
  for (const candidate of soundingLike(slot, indexes)) found.set(candidate.term, candidate)
  const candidates = [...found.values()].sort((a, b) => a.errors - b.errors || a.order - b.order)
  const least = candidates[0]?.errors ?? 0
  return candidates
    .filter(({ errors }) => errors === least)
    .slice(0, maxCorrections)
    .map(({ term, errors }) => ({ term, factor: factors.typo(errors), way: 'typo' }))
}

const endings =
  'ing ings ed ion ions ation ations able ment ments er ers ность ости ение ения ением ание ания ами ями ого ему ция ции ться ает ают ать ить ует'.split(
    ' ',
  )

/** Known words behind a misspelled ending, which hides the stem: `escapng`. */
function behindEndings({ word }: Slot, indexes: readonly SearchIndex[]): string[] {
  const found: string[] = []
  for (let length = word.length - 2; length >= typoLengths[0]; length--) {
    const rest = word.slice(length)
    if (!endings.some((ending) => editDistance(rest, ending, 1) === 1)) continue
    const term = word.slice(0, length)
    if (indexes.some((index) => index.has(term))) found.push(term)
  }
  return found
}

/** Russian words of the same root behind a prefix: `зашифровать` for `шифрование`. */
function withOtherPrefix({ stem }: Slot, indexes: readonly SearchIndex[]): string[] {
  if (!isCyrillic(stem) || stem.length < 5) return []
  const root = rootOf(stem)
  const terms = new Set(indexes.flatMap(({ words }) => words?.terms ?? []))
  return [...terms].filter((term) => term.includes(root.slice(0, 3)) && rootOf(withoutPrefix(term) ?? '') === root)
}

/** Names of programs that were written down by ear: `докер`. */
function soundingLike({ word, isOpen }: Slot, indexes: readonly SearchIndex[]): Candidate[] {
  if (!isCyrillic(word)) return []
  const sounds = [soundOfCyrillic(word), stem(soundOfCyrillic(word))]
  const limit = word.length > typoLengths[0] ? 1 : 0
  const terms = new Set(indexes.flatMap(({ head, words }) => [...head.terms, ...(words?.terms ?? [])]))
  return [...terms].flatMap((term): Candidate[] => {
    if (!/^[a-z]/.test(term) || Math.abs(term.length - word.length) > (isOpen ? 8 : 3)) return []
    const known = soundOf(term)
    const errors = Math.min(...sounds.map((sound) => editDistance(sound, known, limit, isOpen)))
    return errors > limit ? [] : [{ term, errors: 1, order: errors * 8 - 10 }]
  })
}

/** Whether so few letters differ that so few errors can have made them: each changes at most one of either side. */
function isNear(typed: number, known: number, limit: number): boolean {
  // The typed word may have an ending that the stem has not: only what the stem has beside it counts.
  let other = known & ~typed
  let count = 0
  for (; other !== 0; other &= other - 1) count += 1
  return count <= limit
}

/** Compares both the word and its stem: an error may hide an ending from the stemmer. */
function consider(
  { word, stem, isOpen }: Slot,
  term: string,
  limit: number,
  order: number,
  found: Map<string, Candidate>,
) {
  if (stem.length - term.length > limit || (!isOpen && term.length - word.length > limit)) return
  let errors = editDistance(stem, term, limit)
  if (word !== stem && errors > 0) errors = Math.min(errors, editDistance(word, term, limit))
  // The beginning of a longer word is a weaker guess than a whole one.
  const begins = errors > limit && isOpen && word.length >= typoLengths[0] + 1
  if (begins) errors = editDistance(word, term, 1, true)
  if (errors > limit || (begins && errors > 1)) return
  const full = order + (term[0] === word[0] ? 0 : 6) + (begins ? 20 : 0)
  const known = found.get(term)
  if (!known || known.errors > errors || (known.errors === errors && known.order > full)) {
    found.set(term, { term, errors, order: full })
  }
}
