import { readNumbers, writeNumber } from './numbers.ts'

/** How often a term stands in a section: in its prose, as code within the prose, and in its samples. */
export interface Counts {
  readonly text: number
  readonly symbols: number
  readonly code: number
}

/** Where a term stands, for all its sections, column by column. */
export interface Postings {
  readonly sections: readonly number[]
  readonly text: readonly number[]
  readonly symbols: readonly number[]
  readonly code: readonly number[]
}

/** More of the same says no more. */
const most = { text: 30, symbols: 7, code: 3 }

/** A single occurrence in the text, among the symbols, in a sample. */
const singles = [1 << 5, 1 << 2, 1] as const

/** Counts as one number. */
export function packCounts({ text, symbols, code }: Counts): number {
  return (Math.min(text, most.text) << 5) | (Math.min(symbols, most.symbols) << 2) | Math.min(code, most.code)
}

/** Packed counts with one more in the text. */
export function oneMoreInText(packed: number): number {
  return packed >> 5 < most.text ? packed + singles[0] : packed
}

/**
 * Writes where a term stands. Most occurrences are single ones in one field, which a number together with the gap tells.
 * @param occurrences sections in ascending order, each followed by its packed counts
 */
export function writePostings(occurrences: readonly number[]): string {
  let text = ''
  let last = -1
  for (let i = 0; i < occurrences.length; i += 2) {
    const section = occurrences[i] ?? 0
    const packed = occurrences[i + 1] ?? 0
    const single = (singles as readonly number[]).indexOf(packed)
    text += writeNumber((section - last - 1) * 4 + (single < 0 ? 3 : single))
    if (single < 0) text += writeNumber(packed)
    last = section
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
    const counts = kind === 3 ? (numbers[++i] ?? 0) : singles[kind]
    if (counts === undefined) throw new RangeError('Counts are missing')
    text.push(counts >> 5)
    symbols.push((counts >> 2) & 7)
    code.push(counts & 3)
  }
  return { sections, text, symbols, code }
}
