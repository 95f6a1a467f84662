import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../build/write/write-whole.ts'

/** Folders whose text decides what a check finds. */
const sources = ['src/examples', 'src/build/markdown', 'src/build/content']

/** Results of earlier runs on disk, by everything that they depend on. Only what passed is kept. */
export class CheckCache {
  readonly #folder: string
  readonly #version: string

  private constructor(folder: string, version: string) {
    this.#folder = folder
    this.#version = version
  }

  /** @param root folder of the project: its packages and the checker's own source are part of every key. */
  static async open(root: string, folder: string): Promise<CheckCache> {
    await mkdir(folder, { recursive: true })
    const hash = createHash('sha256')
      .update(process.version)
      .update(await readFile(join(root, 'package-lock.json')))
    for (const source of sources) {
      const names = await readdir(join(root, source), { recursive: true })
      for (const name of names.filter((one) => /\.(?:ts|mjs|json)$/.test(one)).sort()) {
        hash.update(name).update(await readFile(join(root, source, name)))
      }
    }
    return new CheckCache(folder, hash.digest('hex'))
  }

  /** Name of a result: the kind of check and all that goes into it. */
  key(kind: string, input: unknown): string {
    return createHash('sha256')
      .update(`${this.#version}\0${kind}\0${JSON.stringify(input)}`)
      .digest('hex')
  }

  async get<T>(key: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#folder, key), 'utf8')) as T
    } catch {
      return undefined
    }
  }

  async put(key: string, value: unknown): Promise<void> {
    await writeWhole(join(this.#folder, key), JSON.stringify(value))
  }
}
