/** Numbers that look random, and are the same for the same seed. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = 0x811c9dc5
    for (const letter of seed) this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 0x01000193)
  }

  /** A whole number from 0 to one less than the limit (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** One of several. */
  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }
}
