import { inOtherLayout } from '../text/layout.ts'
import { type Run, runsOf } from '../text/runs.ts'
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

/** A word or identifier of the query. */
export interface Unit {
  readonly slots: readonly Slot[]
  /** The slots as one word, and the identifier as it is written. */
  readonly joined?: string
  readonly whole?: string
  readonly isOpen: boolean
}

/** What stands between two spaces. */
export interface QueryWord {
  readonly raw: string
  readonly isOpen: boolean
  readonly units: readonly Unit[]
}

/** More than any real query has; the rest of a pasted page is not looked at. */
const longestQuery = 400
const mostWords = 24

/** Reads a query. A word is still open while nothing stands behind it. */
export function readQuery(query: string): QueryWord[] {
  const raws = query.slice(0, longestQuery).trimStart().split(/\s+/)
  const words: QueryWord[] = []
  let count = 0
  raws.forEach((raw, index) => {
    const word = readWord(raw, index === raws.length - 1)
    count += word.units.reduce((sum, { slots }) => sum + Math.max(1, slots.length), 0)
    if (word.units.length > 0 && count <= mostWords) words.push(word)
  })
  return words
}

export function readWord(raw: string, isOpen: boolean): QueryWord {
  const runs = [...runsOf(raw)]
  return { raw, isOpen, units: runs.map((run, index) => unitOf(run, isOpen && index === runs.length - 1)) }
}

/** The word as the same keys write it in the other layout; undefined where that is no word either. */
export function wordInOtherLayout({ raw, isOpen }: QueryWord): QueryWord | undefined {
  const other = inOtherLayout(raw)
  const word = other === undefined ? undefined : readWord(other, isOpen)
  return word && word.units.length > 0 ? word : undefined
}

function unitOf({ words, joined, whole }: Run, isOpen: boolean): Unit {
  const isName = joined !== undefined || whole !== undefined
  const slots = words.map(({ text }, index) => ({
    word: text,
    stem: stem(text),
    isOpen: isOpen && index === words.length - 1,
    isOptional: isStopWord(text) || (isName && text.length === 1),
  }))
  return { slots, joined, whole, isOpen }
}
