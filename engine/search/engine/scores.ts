/** What was found, section by section. Arrays of all sections, because a query may touch most of them. */
export interface Scores {
  readonly score: Float64Array
  /** Bits of the slots that a section has: at all, and in each field that a hit can be named after. */
  readonly slots: Int32Array
  readonly title: Int32Array
  readonly heading: Int32Array
  readonly keywords: Int32Array
  readonly text: Int32Array
  /** Bits of the slots that it has as an identifier just as it was typed; how many pairs of words it has. */
  readonly names: Int32Array
  readonly pairs: Int32Array
  /** Bits of the slots that it has in another way than by itself. */
  readonly layout: Int32Array
  readonly typo: Int32Array
  /** Sections with any of it, each once. */
  readonly touched: number[]
}

export function emptyScores(count: number): Scores {
  const bits = () => new Int32Array(count)
  return {
    score: new Float64Array(count),
    ...{ slots: bits(), title: bits(), heading: bits(), keywords: bits(), text: bits(), layout: bits(), typo: bits() },
    ...{ names: bits(), pairs: bits() },
    touched: [],
  }
}
