import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isText, smallestToCompress } from '../../server/content-types.ts'
import { CompressedCache } from './compressed-cache.ts'

/** Files under way at once: enough for the threads that compress, and few enough to hold their contents. */
const maxUnderWay = 2 * availableParallelism()

/** Writes `.br` and `.gz` beside files that are worth compressing, on other threads, while more files are made. */
export class Precompressor {
  readonly #cache: CompressedCache
  /** Those that failed stay: whoever waits next hears of it. */
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(cacheDir: string) {
    this.#cache = new CompressedCache(cacheDir)
  }

  /** Begins with a file that has been written, when there is room for it. */
  async add(file: string, content: Buffer): Promise<void> {
    if (!isText(file) || content.length < smallestToCompress) return
    while (this.#underWay.size >= maxUnderWay) await Promise.race(this.#underWay)
    const done: Promise<unknown> = this.#compress(file, content).then(() => this.#underWay.delete(done))
    done.catch(() => undefined)
    this.#underWay.add(done)
  }

  /** Waits for every file, of those that failed as well. @throws the first failure */
  async finish(): Promise<void> {
    const results = await Promise.allSettled(this.#underWay)
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /**
   * With the date of the file: for a server, that date is the sign that the three belong together, and for readers a part
   * of what names a state of the file.
   */
  async #compress(file: string, content: Buffer): Promise<void> {
    const { br, gz } = await this.#cache.forms(file, content)
    const { atime, mtime } = statSync(file)
    for (const [suffix, bytes] of Object.entries({ br, gz })) {
      writeFileSync(`${file}.${suffix}`, bytes)
      utimesSync(`${file}.${suffix}`, atime, mtime)
    }
  }
}
