import { readNumbers, writeNumber } from './numbers.ts'

/** Sorted terms as one text: each is what differs from the one before it, behind the number of letters that do not. */
export function writeTerms(terms: readonly string[]): string {
  let before = ''
  return terms
    .map((term) => {
      const shared = Math.min(sharedLength(before, term), 61)
      before = term
      return writeNumber(shared) + term.slice(shared)
    })
    .join(' ')
}

/** @throws RangeError where the text is damaged. */
export function readTerms(text: string): string[] {
  let before = ''
  if (text === '') return []
  return text.split(' ').map((written) => {
    const shared = readNumbers(written.slice(0, 1))[0] ?? 0
    before = before.slice(0, shared) + written.slice(1)
    return before
  })
}

/** Place of the first of the sorted terms that is not before the given one. */
export function placeOf(terms: readonly string[], term: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/** The sorted terms that begin with a prefix, as a range of places. */
export function rangeOf(terms: readonly string[], prefix: string): readonly [from: number, to: number] {
  return [placeOf(terms, prefix), placeOf(terms, `${prefix}\uffff`)]
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}
