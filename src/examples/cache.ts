import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeVersion } from '../build/cache/code-version.ts'
import { readEntry, writeEntry } from '../build/cache/entry.ts'

/** Results of earlier runs on disk, by everything that they depend on. Only what passed is kept. */
export class CheckCache {
  readonly #folder: string
  readonly #version: string

  private constructor(folder: string, version: string) {
    this.#folder = folder
    this.#version = version
  }

  static async open(folder: string): Promise<CheckCache> {
    await mkdir(folder, { recursive: true })
    return new CheckCache(folder, codeVersion())
  }

  /** Name of a result: the kind of check and all that goes into it. */
  key(kind: string, input: unknown): string {
    return createHash('sha256')
      .update(`${this.#version}\0${kind}\0${JSON.stringify(input)}`)
      .digest('hex')
  }

  async get<T>(key: string): Promise<T | undefined> {
    const text = readEntry(join(this.#folder, key))?.toString('utf8')
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  async put(key: string, value: unknown): Promise<void> {
    writeEntry(join(this.#folder, key), JSON.stringify(value))
  }
}
