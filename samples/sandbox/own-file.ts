import { closeSync, fstatSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'

/**
 * A file that a sample writes and the checker reads. It is opened once, before the sample begins: whatever becomes of its name,
 * nothing else is read in its place.
 */
export class OwnFile {
  /** For the standard streams of a program. What is written comes at the end. */
  readonly writer: number
  readonly #path: string
  readonly #reader: number

  /** @throws where there is something of that name. */
  constructor(path: string) {
    this.#path = path
    this.writer = openSync(path, 'ax', 0o666)
    this.#reader = openSync(path, 'r')
  }

  /** Takes its name away: only who has it open reaches it. */
  forgetName(): this {
    unlinkSync(this.#path)
    return this
  }

  get size(): number {
    return fstatSync(this.#reader).size
  }

  /** Its beginning. */
  text(mostBytes: number): string {
    const bytes = Buffer.alloc(Math.min(this.size, mostBytes))
    let length = 0
    for (;;) {
      const read = length < bytes.length ? readSync(this.#reader, bytes, length, bytes.length - length, length) : 0
      if (read === 0) return bytes.toString('utf8', 0, length)
      length += read
    }
  }

  append(text: string): void {
    writeSync(this.writer, text)
  }

  close(): void {
    closeSync(this.writer)
    closeSync(this.#reader)
  }
}
