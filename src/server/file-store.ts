import { closeSync, fstatSync, openSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { StoredFile, suffixes } from './stored-file.ts'

/** A file in memory, and what it was on disk. */
interface CachedFile {
  readonly file: StoredFile
  readonly stats: Stats
}

/**
 * The files of a folder. A file is read again only after it has changed on disk. The disk is asked in this thread, as nginx
 * does it: to hand the question to another one takes many times as long.
 */
export class FileStore {
  readonly #files = new Map<string, CachedFile>()

  constructor(readonly dir: string) {}

  /** The first of the named files that exists; a folder is not a file. */
  first(names: readonly string[]): StoredFile | undefined {
    for (const name of names) {
      const file = this.#read(name)
      if (file) return file
    }
    return undefined
  }

  #read(name: string): StoredFile | undefined {
    const path = join(this.dir, name)
    const stats = ifThere(() => statSync(path, { throwIfNoEntry: false }))
    if (!stats?.isFile()) return undefined
    const known = this.#files.get(name)
    if (known && isSame(known.stats, stats)) return known.file
    const file = ifThere(() => readBelow(this.dir, name))
    if (file) this.#files.set(name, { file, stats })
    return file
  }
}

function isSame(a: Stats, b: Stats): boolean {
  return a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino
}

/** Undefined where a link leads out of the folder: nothing there is meant to be published. */
function readBelow(dir: string, name: string): StoredFile | undefined {
  const path = join(dir, name)
  return realpathSync(path).startsWith(realpathSync(dir) + sep) ? readWhole(name, path) : undefined
}

/** Content and date of one file, even if a build puts another one in its place meanwhile. */
function readWhole(name: string, path: string): StoredFile {
  const handle = openSync(path, 'r')
  try {
    const { mtime } = fstatSync(handle)
    const content = readFileSync(handle)
    const [br, gzip] = [suffixes.br, suffixes.gzip].map((suffix) => readOfDate(path + suffix, mtime))
    return new StoredFile(name, content, mtime, br && gzip && { br, gzip })
  } finally {
    closeSync(handle)
  }
}

/** A compressed form; undefined where its date is another one than that of its file, so that it is of another state. */
function readOfDate(path: string, date: Date): Buffer | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.mtime.getTime() === date.getTime() ? ifThere(() => readFileSync(path)) : undefined
}

/** What there is on disk; undefined for what is gone, and for links that go round in circles. */
function ifThere<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) return undefined
    throw error
  }
}
