import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readEntry, writeEntrySync } from './entry.ts'

/** A file as a build has written it: its key, its size, when and where it was written, and the address in it. */
type Written = readonly [key: string, size: number, time: number, place: number, address: string | undefined]

/** Where a file of the build before lies, and the address in it. */
export interface CachedFile {
  readonly place: string
  readonly address: string | undefined
}

/**
 * What a build has written, kept for the one after it: files whose key is the same need not be made again. They are taken
 * from the output itself, and only where nobody else has touched them.
 */
export class OutputCache {
  readonly #outDir: string
  readonly #record: string
  readonly #before: Readonly<Record<string, Written>>
  readonly #now = new Map<string, readonly [key: string, address?: string]>()

  /** @param cacheDir where the record lies */
  constructor(cacheDir: string, outDir: string) {
    this.#outDir = outDir
    const folder = join(cacheDir, 'output')
    mkdirSync(folder, { recursive: true })
    this.#record = join(folder, createHash('sha256').update(outDir).digest('hex').slice(0, 20))
    this.#before = read(this.#record)
  }

  /** The file of this name and key; undefined where there is none, or somebody has changed it. */
  find(name: string, key: string): CachedFile | undefined {
    const known = this.#before[name]
    if (known?.[0] !== key) return undefined
    const place = join(this.#outDir, name)
    const stat = statSync(place, { throwIfNoEntry: false })
    const isSame = stat?.isFile() && stat.size === known[1] && stat.mtimeMs === known[2] && stat.ino === known[3]
    return isSame ? { place, address: known[4] ?? undefined } : undefined
  }

  /** Notes a file that is part of the output. */
  note(name: string, key: string, address?: string): void {
    this.#now.set(name, [key, address])
  }

  /** Writes down what lies in the output. */
  save(): void {
    const files: Record<string, Written> = {}
    for (const [name, [key, address]] of this.#now) {
      const { size, mtimeMs, ino } = statSync(join(this.#outDir, name))
      files[name] = [key, size, mtimeMs, ino, address]
    }
    writeEntrySync(this.#record, JSON.stringify(files))
  }
}

function read(record: string): Readonly<Record<string, Written>> {
  const text = readEntry(record)?.toString('utf8')
  return text === undefined ? {} : (JSON.parse(text) as Record<string, Written>)
}
