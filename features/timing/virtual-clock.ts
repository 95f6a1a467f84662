/** Time that passes as soon as nothing else is left to do, so that an hour takes no longer than a second. */
export class VirtualClock {
  now = 0
  readonly #sleepers: { readonly at: number; readonly wake: () => void }[] = []

  /** Resolves when so many milliseconds of this clock are over; in the order of the calls where several end at once. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => this.#sleepers.push({ at: this.now + milliseconds, wake }))
  }

  /** Lets time pass until nobody sleeps any more. */
  async run(): Promise<void> {
    await settled()
    while (this.#sleepers.length > 0) {
      const next = this.#sleepers.reduce((first, one) => (one.at < first.at ? one : first))
      this.#sleepers.splice(this.#sleepers.indexOf(next), 1)
      this.now = next.at
      next.wake()
      await settled()
    }
  }
}

/** Resolves when all that could go on without time passing has done so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
