import { nameTerm } from '../index/terms-of.ts'
import { inOtherLayout } from '../text/layout.ts'
import { type Name, type Run, runsOf } from '../text/runs.ts'
import { stem } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'

/** A word that is looked up. */
export interface Slot {
  /** Plain, as typed. */
  readonly word: string
  readonly stem: string
  /** The reader may not have finished it. */
  readonly isOpen: boolean
  /** Says little: it may be missing from a hit. */
  readonly isOptional: boolean
}

/** A name that is looked up, and the numbers of the slots that it stands for. */
export interface QueryName extends Omit<Name, 'text'> {
  readonly term: string
  readonly isOpen: boolean
}

/** A word or identifier of the query. */
export interface Unit {
  readonly slots: readonly Slot[]
  /** What several of the slots are called together. */
  readonly names: readonly QueryName[]
  readonly isOpen: boolean
}

/** What stands between two spaces. */
export interface QueryWord {
  readonly raw: string
  readonly isOpen: boolean
  readonly units: readonly Unit[]
}

/** More than any real query has; the rest of a pasted page is not looked at. */
const longestQuery = 300
const maxWords = 16

/** What is read of a query. */
export interface ReadQuery {
  readonly words: readonly QueryWord[]
  /** Whether it was longer. */
  readonly isCut: boolean
}

/** Reads a query. A word is still open while nothing stands behind it. */
export function readQuery(query: string): ReadQuery {
  const raws = query.slice(0, longestQuery).trimStart().split(/\s+/)
  const words: QueryWord[] = []
  let count = 0
  raws.forEach((raw, index) => {
    const word = readWord(raw, index === raws.length - 1)
    count += word.units.reduce((sum, { slots }) => sum + Math.max(1, slots.length), 0)
    if (word.units.length > 0 && count <= maxWords) words.push(word)
  })
  return { words, isCut: query.trim().length > longestQuery || count > maxWords }
}

/** Whether words only say how a sentence is built: what has nothing else of them may be about anything. */
export function isVague(units: readonly Unit[]): boolean {
  return units.every(({ slots, names }) => names.length === 0 && slots.every(({ word }) => isStopWord(word)))
}

export function readWord(raw: string, isOpen: boolean): QueryWord {
  const runs = [...runsOf(raw)]
  // `C#` is no beginning of a word.
  const goesOn = isOpen && !/[#+]$/.test(raw)
  return { raw, isOpen: goesOn, units: runs.map((run, index) => unitOf(run, goesOn && index === runs.length - 1)) }
}

/** The word as the same keys write it in the other layout; undefined where that is no word either. */
export function wordInOtherLayout({ raw, isOpen }: QueryWord): QueryWord | undefined {
  const other = inOtherLayout(raw)
  const word = other === undefined ? undefined : readWord(other, isOpen)
  return word && word.units.length > 0 ? word : undefined
}

export function slotOf(word: string, isOpen: boolean): Slot {
  return { word, stem: stem(word), isOpen, isOptional: isStopWord(word) }
}

function unitOf({ words, names }: Run, isOpen: boolean): Unit {
  const isName = names.length > 0
  const slots = words.map(({ text }, index) => {
    const slot = slotOf(text, isOpen && index === words.length - 1)
    return isName && text.length === 1 ? { ...slot, isOptional: true } : slot
  })
  const called = [...names, ...leadingOf(names)].map((name) => {
    const { kind, from, to } = name
    return { term: nameTerm(name), isOpen: isOpen && to === words.length, ...{ kind, from, to } }
  })
  return { slots, names: called, isOpen }
}

/** What a chain begins with: `process.env` of `process.env.HOME`, whose end only the reader's own code may have. */
function leadingOf(names: readonly Name[]): Name[] {
  const whole = names.find(({ kind }) => kind === 'whole')
  const members = names.filter(({ kind }) => kind === 'member')
  if (!whole) return []
  return members.slice(1).map(({ from, text }): Name => {
    const end = whole.text.length - text.length - (text.startsWith('.') ? 0 : 1)
    return { kind: 'leading', text: whole.text.slice(0, end), from: 0, to: from }
  })
}
