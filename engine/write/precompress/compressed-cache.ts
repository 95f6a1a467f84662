import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readEntry, writeEntry } from '../../cache/entry.ts'
import { hashOf } from '../../cache/seal.mjs'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A file as it is sent. */
export interface CompressedForms {
  readonly br: Buffer
  readonly gz: Buffer
}

/** Bytes of the number that says where the second form begins. */
const headBytes = 4

/** Least and largest logarithm of Brotli's window in bytes; the first keeps the search for matches of longer texts. */
const smallestWindow = 17
const largestWindow = 22

/** Compressed files, by the hash of what they hold. */
export class CompressedCache {
  readonly #folder: string

  constructor(cacheDir: string) {
    this.#folder = join(cacheDir, 'compressed-2')
    mkdirSync(this.#folder, { recursive: true })
  }

  /** The compressed forms of a file, made at most once. @param file its name, which says how long it will be kept */
  async forms(file: string, content: Buffer): Promise<CompressedForms> {
    const quality = brotliQuality(file)
    const place = join(this.#folder, `${hashOf(content)}-${quality}`)
    return read(place) ?? this.#make(place, content, quality)
  }

  async #make(place: string, content: Buffer, quality: number): Promise<CompressedForms> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    }
    const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
    const length = Buffer.alloc(headBytes)
    length.writeUInt32LE(br.length)
    writeEntry(place, Buffer.concat([length, br, gz]))
    return { br, gz }
  }
}

/**
 * Programs and styles change seldom and are compressed as well as can be; so are the heads of the search, which are few
 * and which every first search waits for. For pages a level that costs a fortieth of that: a new entry in the sidebar
 * changes all of them, and their writer waits.
 */
function brotliQuality(file: string): number {
  return /\.(?:js|css)$|\/head\.json$/.test(file) ? 11 : 7
}

/** A window that holds the whole file: with the largest one, clearing memory takes longer than compressing a page. */
function windowFor(length: number): number {
  return Math.min(largestWindow, Math.max(smallestWindow, Math.ceil(Math.log2(length))))
}

/** Undefined where there is no entry, or its bytes are not those that were written. */
function read(place: string): CompressedForms | undefined {
  const entry = readEntry(place)
  if (!entry) return undefined
  const end = headBytes + entry.readUInt32LE(0)
  return { br: entry.subarray(headBytes, end), gz: entry.subarray(end) }
}
