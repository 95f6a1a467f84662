/** Keeps what was added last, so that a thread needs no more memory for a thousand pages than for a hundred. */
export class RecentMap<K, V> extends Map<K, V> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: K, value: V): this {
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.#limit && !oldest.done) this.delete(oldest.value)
    return this
  }
}
