import { readNumbers, writeNumber } from './numbers.ts'

/** How often a term stands in a section: in its prose, as code within the prose, and in its samples. */
export interface Occurrence {
  readonly section: number
  readonly text: number
  readonly symbols: number
  readonly code: number
}

/** The same for all sections of a term, column by column. */
export interface Postings {
  readonly sections: readonly number[]
  readonly text: readonly number[]
  readonly symbols: readonly number[]
  readonly code: readonly number[]
}

/** More of the same says no more. */
const most = { text: 30, symbols: 7, code: 3 }
const fields = ['text', 'symbols', 'code'] as const

/** Occurrences in the order of their sections. Most are a single one in one field, which a number together with the gap tells. */
export function writePostings(occurrences: readonly Occurrence[]): string {
  let text = ''
  let last = -1
  for (const occurrence of occurrences) {
    const counts = fields.map((field) => Math.min(occurrence[field], most[field]))
    const single = counts.reduce((sum, count) => sum + count, 0) === 1
    text += writeNumber((occurrence.section - last - 1) * 4 + (single ? counts.indexOf(1) : 3))
    if (!single) text += writeNumber(((counts[0] ?? 0) * 8 + (counts[1] ?? 0)) * 4 + (counts[2] ?? 0))
    last = occurrence.section
  }
  return text
}

/** @throws RangeError where the text is damaged. */
export function readPostings(written: string): Postings {
  const numbers = readNumbers(written)
  const sections: number[] = []
  const text: number[] = []
  const symbols: number[] = []
  const code: number[] = []
  let last = -1
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0
    const kind = number % 4
    last += 1 + Math.floor(number / 4)
    sections.push(last)
    const counts = kind === 3 ? (numbers[++i] ?? 0) : [32, 4, 1][kind]
    if (counts === undefined) throw new RangeError('Counts are missing')
    text.push(counts >> 5)
    symbols.push((counts >> 2) & 7)
    code.push(counts & 3)
  }
  return { sections, text, symbols, code }
}
