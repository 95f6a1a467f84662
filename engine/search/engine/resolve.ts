import type { SearchIndex } from '../index/search-index.ts'
import { stem } from '../text/stem.ts'
import { apartAnywhere, apartInTitle, apartMistyped } from './apart.ts'
import { assemble, type NameReading, type Reading, type UnitReading } from './assemble.ts'
import { corrections } from './correct.ts'
import { expandName, expandSlot, inWay, nearNames } from './expand.ts'
import { loadTerms, type Wanted, wantedBy, wantedByUnknown } from './load-terms.ts'
import { type QueryWord, type Slot, type Unit, wordInOtherLayout } from './query.ts'
import type { Expansion, Resolved, Way } from './resolved.ts'
import { factors, maxCorrected } from './weights.ts'

type Indexes = readonly SearchIndex[]

/**
 * Finds what a query stands for in what is here already: the words, completed, and those of the other layout. Nothing
 * is corrected, because the text may know a word that no heading has.
 */
export function resolveLoaded(words: readonly QueryWord[], indexes: Indexes): Resolved {
  const readings = words.map((word) => readWord(word, indexes) ?? otherLayout(word, indexes) ?? direct(word, indexes))
  return assemble(words, readings, indexes)
}

/**
 * The same with everything that it takes fetched.
 * @throws SearchFailure
 */
export async function resolve(words: readonly QueryWord[], indexes: Indexes): Promise<Resolved> {
  const likely = words.map((word) => apartInTitle(word, indexes) ?? word)
  await loadTerms(indexes, [...wantedBy(words), ...wantedBy(likely)])
  const unknown = words.filter((word) => !readWord(word, indexes))
  const swapped = unknown.flatMap((word) => wordInOtherLayout(word) ?? [])
  await loadTerms(indexes, [
    ...wantedBy(swapped),
    ...wantedBy([...unknown, ...swapped].flatMap((word) => apartAnywhere(word, indexes) ?? [])),
    ...unknown.flatMap(wantedByUnknown),
    ...wantedTogether(words, unknown),
  ])
  return resolveLoaded(words, indexes)
}

/**
 * Puts corrections in place of the slots that nothing stands for.
 * @throws SearchFailure
 */
export async function resolveTypos(words: readonly QueryWord[], indexes: Indexes): Promise<Resolved> {
  await Promise.all(indexes.map((index) => index.loadWords()))
  const corrected = new Map<string, Expansion[]>()
  const correct = (slot: Slot) => {
    const known = corrected.get(slot.word)
    if (known) return known
    // What is pasted from elsewhere has hundreds of unknown words, and each is compared with all known ones.
    const found = corrected.size < maxCorrected ? corrections(slot, indexes) : []
    corrected.set(slot.word, found)
    return found
  }
  const unknown = words.filter((word) => !readWord(word, indexes))
  const near = new Map(unknown.map((word) => [word, mistyped(word, correct, indexes)]))
  const wanted = unknown
    .flatMap(({ units }) => units.flatMap(({ slots }) => slots))
    .flatMap((slot) => correct(slot).map(({ term }): Wanted => ({ term, isPrefix: false })))
  await loadTerms(indexes, [...wanted, ...wantedBy([...near.values()].filter((word) => word !== undefined))])
  const readings = words.map((word) => {
    const parts = near.get(word)
    const reading = parts && inAnotherWay(direct(parts, indexes), 'typo', factors.typo(1))
    return readWord(word, indexes) ?? otherLayout(word, indexes) ?? reading ?? direct(word, indexes, correct)
  })
  return assemble(words, readings, indexes)
}

/** A reading of the word as it was typed, together or apart, if there is one for all of it. */
function readWord(word: QueryWord, indexes: Indexes): Reading | undefined {
  const known = direct(apartInTitle(word, indexes) ?? word, indexes)
  if (known.isComplete) return known
  const parts = apartAnywhere(word, indexes)
  const reading = parts && direct(parts, indexes)
  return reading?.isComplete ? reading : undefined
}

function otherLayout(word: QueryWord, indexes: Indexes): Reading | undefined {
  const swapped = wordInOtherLayout(word)
  const reading = swapped && readWord(swapped, indexes)
  return reading && inAnotherWay(reading, 'layout', factors.layout)
}

/** Two words of a title that were written together with an error, where no other word is near: `quick-start` is none. */
function mistyped(word: QueryWord, correct: (slot: Slot) => Expansion[], indexes: Indexes): QueryWord | undefined {
  const parts = apartMistyped(word, indexes)
  const together = parts?.units.flatMap(({ slots }) => slots.map((slot) => slot.word)).join('')
  const slots = word.units.flatMap((unit) => unit.slots)
  return slots.some((slot) => correct(slot).some(({ term }) => term !== together)) ? undefined : parts
}

function inAnotherWay(reading: Reading, way: Way, factor: number): Reading {
  const marked = (expansions: readonly Expansion[]) => inWay(expansions, way, factor)
  const units = reading.units.map(({ unit, slots, names }) => ({
    ...{ unit, slots: slots.map(marked) },
    names: names.map((name) => ({ ...name, expansions: marked(name.expansions) })),
  }))
  return { ...reading, units }
}

function direct({ units }: QueryWord, indexes: Indexes, correct?: (slot: Slot) => Expansion[]): Reading {
  const readings = units.map((unit): UnitReading => {
    const slots = unit.slots.map((slot) => {
      const found = expandSlot(slot, indexes)
      return found.length === 0 && correct ? correct(slot) : found
    })
    return { unit, slots, names: knownNames(unit, indexes) }
  })
  const isComplete = readings.every(
    ({ unit, slots, names }) =>
      names.some(({ from, to }) => from === 0 && to === unit.slots.length) ||
      (slots.length > 0 && slots.every((found, i) => found.length > 0 || unit.slots[i]?.isOptional)),
  )
  return { units: readings, isComplete }
}

/** Names that the indexes have; of a chain the longest part. What is mistyped stands for what is near. */
function knownNames({ names }: Unit, indexes: Indexes): NameReading[] {
  const known = names.map((name) => ({ ...name, expansions: expandName(name, indexes) }))
  const longest = known
    .filter(({ kind, expansions }) => kind !== 'joined' && expansions.length > 0)
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)[0]
  return known.flatMap((name) => {
    if (name.expansions.length > 0) return name.kind === 'joined' || name === longest ? [name] : []
    const isWhole = name.kind === 'joined' || name.kind === 'whole'
    const near = isWhole && !longest ? nearNames(name, indexes) : []
    return near.length > 0 ? [{ ...name, expansions: near }] : []
  })
}

/** Worth a fetch only where one of two neighbours is no word by itself. */
function wantedTogether(words: readonly QueryWord[], unknown: readonly QueryWord[]): Wanted[] {
  return words.slice(1).flatMap((word, i) => {
    const before = words[i]
    if (!before || !(unknown.includes(word) || unknown.includes(before))) return []
    const [a, b] = [before.units.at(-1)?.slots[0]?.word, word.units[0]?.slots[0]?.word]
    return a && b ? [{ term: stem(a + b), isPrefix: false }] : []
  })
}
