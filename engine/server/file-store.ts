import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
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

/** A file with its compressed forms, even if a build puts another one in its place meanwhile. */
function readBelow(dir: string, name: string): StoredFile | undefined {
  const file = readOne(dir, name)
  if (!file) return undefined
  const [br, gzip] = [suffixes.br, suffixes.gzip].map((suffix) => readOfDate(dir, name + suffix, file.date))
  return new StoredFile(name, file.content, file.date, br && gzip && { br, gzip })
}

/** A compressed form; undefined where its date is another one than that of its file, so that it is of another state. */
function readOfDate(dir: string, name: string, date: Date): Buffer | undefined {
  const form = ifThere(() => readOne(dir, name))
  return form?.date.getTime() === date.getTime() ? form.content : undefined
}

/** Does not wait where a pipe lies in the place of a file. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Content and date of a file. Undefined where a link leads out of the folder, since nothing there is meant to be published, and
 * for what is no file: a pipe would keep everybody waiting.
 */
function readOne(dir: string, name: string): { readonly content: Buffer; readonly date: Date } | undefined {
  const path = join(dir, name)
  if (!realpathSync(path).startsWith(realpathSync(dir) + sep)) return undefined
  const handle = openSync(path, reading)
  try {
    const stats = fstatSync(handle)
    return stats.isFile() ? { content: readFileSync(handle), date: stats.mtime } : undefined
  } finally {
    closeSync(handle)
  }
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
