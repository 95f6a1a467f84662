/** Bytes that were read or written last, up to a limit: a small site is held as a whole, a large one is read again. */
export class HeldBytes {
  readonly #limit: number
  readonly #bytes = new Map<string, Uint8Array>()
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Uint8Array | undefined {
    return this.#bytes.get(key)
  }

  set(key: string, bytes: Uint8Array): void {
    this.#remove(key)
    this.#bytes.set(key, bytes)
    this.#size += bytes.length
    for (const oldest of this.#bytes.keys()) {
      if (this.#size <= this.#limit) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#size -= this.#bytes.get(key)?.length ?? 0
    this.#bytes.delete(key)
  }
}
