import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeVersion } from './code-version.ts'
import { readEntry, writeEntry } from './entry.ts'
import { hashOf } from './seal.mjs'

/** What a file of the output holds. */
export interface Content {
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** A file as a build has written it: its key, what it holds, when and where it was written. */
type Written = readonly [key: string, hash: string, size: number, time: number, place: number]

/**
 * What a build has written, kept for the one after it: files whose key is the same need not be made again. They are taken
 * from the output itself, and only where nobody else has touched them.
 */
export class OutputCache {
  readonly #outDir: string
  readonly #record: string
  readonly #before: Readonly<Record<string, Written>>
  readonly #now = new Map<string, readonly [key: string, content: Content]>()

  /** @param cacheDir where the record lies; other code has a record of its own, and so writes everything anew */
  constructor(cacheDir: string, outDir: string) {
    this.#outDir = outDir
    const folder = join(cacheDir, 'output')
    mkdirSync(folder, { recursive: true })
    this.#record = join(folder, hashOf(`${codeVersion()}\0${outDir}`).slice(0, 20))
    this.#before = read(this.#record)
  }

  /** Whether the file of this name and key is there, as the build has written it. */
  has(name: string, key: string): boolean {
    const known = this.#before[name]
    if (known?.[0] !== key) return false
    const stat = statSync(join(this.#outDir, name), { throwIfNoEntry: false })
    return stat?.isFile() === true && stat.size === known[2] && stat.mtimeMs === known[3] && stat.ino === known[4]
  }

  /** Notes a file that is part of the output. @param content absent where it stays as the build before has left it */
  note(name: string, key: string, content = this.#contentBefore(name)): void {
    this.#now.set(name, [key, content])
  }

  /** What a file holds that was noted. */
  contentOf(name: string): Content {
    const [, content] = this.#now.get(name) ?? []
    if (!content) throw new Error(`${name} is no part of the output`)
    return content
  }

  #contentBefore(name: string): Content {
    const [, hash = '', size = 0] = this.#before[name] ?? []
    return { hash, size }
  }

  /** Writes down what lies in the output. */
  save(): void {
    const files: Record<string, Written> = {}
    for (const [name, [key, { hash, size }]] of this.#now) {
      const { mtimeMs, ino } = statSync(join(this.#outDir, name))
      files[name] = [key, hash, size, mtimeMs, ino]
    }
    writeEntry(this.#record, JSON.stringify(files))
  }
}

function read(record: string): Readonly<Record<string, Written>> {
  const text = readEntry(record)?.toString('utf8')
  return text === undefined ? {} : (JSON.parse(text) as Record<string, Written>)
}
