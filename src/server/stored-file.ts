import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText, smallestToCompress } from './content-types.ts'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A file of the built site in memory, with the compressed forms that somebody has asked for so far. */
export class StoredFile {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly #tag: string

  constructor(
    readonly name: string,
    readonly content: Buffer,
    readonly modified: Date,
  ) {
    // Of the content, not of the time: a build that changes nothing leaves the readers' caches valid.
    this.#tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  }

  get compressible(): boolean {
    return isText(this.name) && this.content.length >= smallestToCompress
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }

  /** The bytes in an encoding, compressed at most once. */
  body(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const body = compress(this.content, encoding)
    this.#encoded.set(encoding, body)
    return body
  }
}

/** Two renames take a small part of this. */
const replacingMilliseconds = 50

/** The files of a folder. A file is read again only after it has changed on disk. */
export class FileStore {
  readonly #files = new Map<string, StoredFile>()
  /** Inode of the folder as it was seen last. */
  #site: number | undefined

  constructor(readonly dir: string) {}

  /** The first of the named files that exists; a folder is not a file. */
  async first(names: readonly string[]): Promise<StoredFile | undefined> {
    for (const name of names) {
      const file = await this.#read(name)
      if (file) return file
    }
    return undefined
  }

  async #read(name: string): Promise<StoredFile | undefined> {
    const path = join(this.dir, name)
    const site = this.#site
    const stats = await stat(path).catch(absent)
    if (!stats) return (await this.#wasReplaced(site)) ? this.#read(name) : undefined
    if (!stats.isFile()) return undefined
    const known = this.#files.get(name)
    if (known && known.modified.getTime() === stats.mtime.getTime() && known.content.length === stats.size) return known
    const file = await readWhole(name, path)
    if (!file) return this.#read(name)
    this.#files.set(name, file)
    return file
  }

  /**
   * Whether a build has put another site in the place since `known`. It moves the old one aside before the new one is
   * there: waits where this is such a moment.
   */
  async #wasReplaced(known: number | undefined): Promise<boolean> {
    const stats = await stat(this.dir).catch(absent)
    if (!stats) {
      await new Promise((resolve) => setTimeout(resolve, replacingMilliseconds))
      return (await stat(this.dir).catch(absent)) !== undefined
    }
    this.#site = stats.ino
    return stats.ino !== known
  }
}

/** Content and date of one file, even if a build puts another one in its place meanwhile; undefined where it is gone. */
async function readWhole(name: string, path: string): Promise<StoredFile | undefined> {
  const handle = await open(path).catch(absent)
  if (!handle) return undefined
  try {
    const { mtime } = await handle.stat()
    return new StoredFile(name, await handle.readFile(), mtime)
  } finally {
    await handle.close()
  }
}

/** Levels that a reader does not wait for: most of the gain at a tenth of the time of the highest ones. */
function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(content, { level: 9 })
  if (encoding === 'br') return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return Promise.resolve(content)
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined
  throw error
}
