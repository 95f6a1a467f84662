import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** What the compressed forms of a file end with, where the build has written them beside it. */
export const suffixes = { br: '.br', gzip: '.gz' } as const

/** A file of the built site in memory, with its compressed forms. */
export class StoredFile {
  readonly #tag: string
  readonly modified: string

  /** @param compressed both forms, or none */
  constructor(
    readonly name: string,
    readonly content: Buffer,
    modified: Date,
    readonly compressed?: Readonly<Record<keyof typeof suffixes, Buffer>>,
  ) {
    this.modified = modified.toUTCString()
    // Of the content, not of the time: a build that changes nothing leaves the readers' caches valid.
    this.#tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  }

  get isCompressed(): boolean {
    return this.compressed !== undefined
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }

  /** The bytes in an encoding. */
  body(encoding: Encoding): Buffer {
    return encoding === 'identity' ? this.content : (this.compressed?.[encoding] ?? this.content)
  }
}
