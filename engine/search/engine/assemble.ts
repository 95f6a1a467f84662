import { pairTerm } from '../index/phrases.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { stem } from '../text/stem.ts'
import { hasTerm } from './expand.ts'
import { isVague, type QueryName, type QueryWord, type Slot, type Unit } from './query.ts'
import type { Expansion, Matcher, Resolved } from './resolved.ts'
import { factors, joinedWeight, pairWeight, stopWordWeight, wholeWeight } from './weights.ts'

type Indexes = readonly SearchIndex[]

/** A word of the query with what stands for each of its units. */
export interface Reading {
  readonly units: readonly UnitReading[]
  readonly isComplete: boolean
}

export interface UnitReading {
  readonly unit: Unit
  readonly slots: readonly (readonly Expansion[])[]
  readonly names: readonly NameReading[]
}

export interface NameReading extends QueryName {
  readonly expansions: readonly Expansion[]
}

/** A word of the query and its bit. */
interface Placed {
  readonly slot: Slot
  readonly bit: number
}

/** Puts what stands for the words of a query together. */
export function assemble(words: readonly QueryWord[], readings: readonly Reading[], indexes: Indexes): Resolved {
  const isWritten = isCode(words)
  const optional: boolean[] = []
  const matchers: Matcher[] = []
  const singles: Placed[] = []
  const all: Placed[] = []
  const units = readings.flatMap((reading) => reading.units)
  for (const reading of units) {
    const first = optional.length
    const placed = reading.unit.slots.map((slot, i): Placed => ({ slot, bit: 1 << (first + i) }))
    optional.push(...placed.map(({ slot }) => slot.isOptional))
    all.push(...placed)
    if (placed.length === 1) singles.push(...placed)
    // A lone `$` has no words, but it is something to look for.
    if (placed.length === 0) optional.push(false)
    matchers.push(...ofSlots(reading, placed), ...ofNames(reading, first, isWritten))
  }
  matchers.push(...together(singles, indexes), ...sideBySide(all, indexes))
  const covered = matchers.reduce((bits, { slots, expansions }) => (expansions.length > 0 ? bits | slots : bits), 0)
  const missing = optional.flatMap((isOptional, slot) => (isOptional || covered & (1 << slot) ? [] : [slot]))
  const pairs = all.slice(1).filter(({ slot }, i) => pairTerm(all[i]?.slot.word ?? '', slot.word) !== undefined).length
  const stems = all.map(({ slot }) => slot.stem)
  const joined = all.map(({ slot }) => slot.word).join('')
  return {
    ...{ optional, matchers, missing, stems, pairs, joined },
    ...{ owner: ownerOf(words), isCode: isWritten, isVague: isVague(units.map(({ unit }) => unit)) },
  }
}

function ofSlots({ slots }: UnitReading, placed: readonly Placed[]): Matcher[] {
  return placed.map(({ slot, bit }, i) => {
    const weight = slot.isOptional ? stopWordWeight : 1
    return { slots: bit, expansions: slots[i] ?? [], weight }
  })
}

function ofNames({ unit, names }: UnitReading, first: number, isWritten: boolean): Matcher[] {
  // `maxConnections` is looked for as it is; of `$.ssh` the whole is.
  const isName = isWritten && names.every(({ kind }) => kind === 'joined')
  return names.map(({ kind, from, to, expansions }): Matcher => {
    const slots = ((1 << Math.max(1, to - from)) - 1) << (first + from)
    if (kind !== 'joined') return { slots, expansions, weight: wholeWeight, kind: 'name' }
    const isWhole = isName && from === 0 && to === unit.slots.length
    return { slots, expansions, weight: joinedWeight, ...(isWhole && { kind: 'name' }) }
  })
}

/** What a chain leads to before its last member. */
function ownerOf([word, ...others]: readonly QueryWord[]): string | undefined {
  const [unit] = word?.units ?? []
  const last = others.length > 0 ? undefined : unit?.names.findLast(({ kind }) => kind === 'member')
  const before = last && unit?.slots.slice(0, last.from).map((slot) => slot.word)
  return before?.join('')
}

/** What has signs or letters in it as no word has. */
function isCode([word, ...others]: readonly QueryWord[]): boolean {
  return word !== undefined && others.length === 0 && /[$(._]|\p{Ll}\p{Lu}/u.test(word.raw)
}

/** `time out` is `timeout`, where the index knows such a word. */
function together(singles: readonly Placed[], indexes: Indexes): Matcher[] {
  return singles.slice(1).flatMap(({ slot, bit }, i) => {
    const before = singles[i]
    const term = before && stem(before.slot.word + slot.word)
    if (!term || term.length < 5 || !hasTerm(term, indexes)) return []
    const expansions: Expansion[] = [{ term, factor: factors.together, way: 'exact' }]
    return [{ slots: bit | before.bit, expansions, weight: joinedWeight }]
  })
}

/** Words that stand side by side in a heading or in an error message, as they do in the query. */
function sideBySide(slots: readonly Placed[], indexes: Indexes): Matcher[] {
  return slots.slice(1).flatMap(({ slot, bit }, i): Matcher[] => {
    const before = slots[i]
    const term = before && pairTerm(before.slot.word, slot.word)
    if (!term || !hasTerm(term, indexes)) return []
    const expansions: Expansion[] = [{ term, factor: 1, way: 'exact' }]
    const saysLittle = slot.isOptional || before.slot.isOptional
    const weight = saysLittle ? pairWeight * stopWordWeight : pairWeight
    return [{ slots: bit | before.bit, expansions, weight, kind: 'pair' }]
  })
}
