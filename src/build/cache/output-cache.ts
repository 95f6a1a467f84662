import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeVersion } from './code-version.ts'
import { readEntry, writeEntry } from './entry.ts'
import { hashOf } from './seal.mjs'

/** A file as a build has written it: its key, its size, when and where it was written. */
type Written = readonly [key: string, size: number, time: number, place: number]

/**
 * What a build has written, kept for the one after it: files whose key is the same need not be made again. They are taken
 * from the output itself, and only where nobody else has touched them.
 */
export class OutputCache {
  readonly #outDir: string
  readonly #record: string
  readonly #before: Readonly<Record<string, Written>>
  readonly #now = new Map<string, string>()

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
    return stat?.isFile() === true && stat.size === known[1] && stat.mtimeMs === known[2] && stat.ino === known[3]
  }

  /** Notes a file that is part of the output. */
  note(name: string, key: string): void {
    this.#now.set(name, key)
  }

  /** Writes down what lies in the output. */
  save(): void {
    const files: Record<string, Written> = {}
    for (const [name, key] of this.#now) {
      const { size, mtimeMs, ino } = statSync(join(this.#outDir, name))
      files[name] = [key, size, mtimeMs, ino]
    }
    writeEntry(this.#record, JSON.stringify(files))
  }
}

function read(record: string): Readonly<Record<string, Written>> {
  const text = readEntry(record)?.toString('utf8')
  return text === undefined ? {} : (JSON.parse(text) as Record<string, Written>)
}
