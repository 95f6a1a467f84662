/** Says how far the start is: on a terminal in one line that changes, elsewhere in a line for each step. */
export class Progress {
  readonly #output: NodeJS.WriteStream
  /** The step that is on the line. */
  #step = ''

  constructor(output: NodeJS.WriteStream) {
    this.#output = output
  }

  /** @param numbers how far the step is, for a line that changes */
  show(step: string, numbers = ''): void {
    if (this.#output.isTTY) this.#output.write(`\r\u001b[K${step}${numbers}`)
    else if (step !== this.#step) this.#output.write(`${step}\n`)
    this.#step = step
  }

  /** Says a line that stays. */
  say(text: string): void {
    this.done()
    this.#output.write(`${text}\n`)
  }

  /** Clears the line. */
  done(): void {
    if (this.#output.isTTY && this.#step !== '') this.#output.write('\r\u001b[K')
    this.#step = ''
  }
}
