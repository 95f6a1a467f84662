/** Keeps the best few of many. */
export class Top<T extends { readonly score: number }> {
  readonly #limit: number
  readonly #order: (a: T, b: T) => number
  #kept: T[] = []
  /** Nothing below it can be among the best any more. */
  #least = Number.NEGATIVE_INFINITY

  constructor(limit: number, order: (a: T, b: T) => number) {
    this.#limit = limit
    this.#order = order
  }

  takes(score: number): boolean {
    return this.#limit > 0 && score >= this.#least
  }

  add(one: T): void {
    this.#kept.push(one)
    // Sorting now and then is cheaper than keeping an order.
    if (this.#kept.length >= this.#limit * 4) this.#cut()
  }

  sorted(): T[] {
    this.#cut()
    return this.#kept
  }

  #cut(): void {
    this.#kept = this.#kept.sort(this.#order).slice(0, this.#limit)
    if (this.#kept.length === this.#limit) this.#least = this.#kept.at(-1)?.score ?? this.#least
  }
}
