import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from '../write/write-whole.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A file as it is sent. */
export interface CompressedForms {
  readonly br: Buffer
  readonly gz: Buffer
}

/** Bytes of a SHA-256, and of the number that says where the second form begins. */
const sumBytes = 32
const headBytes = sumBytes + 4

/** Compressed files, by the hash of what they hold. An entry carries a hash of its own bytes: damage is noticed, and mended. */
export class CompressedCache {
  readonly #folder: string

  constructor(cacheDir: string) {
    this.#folder = join(cacheDir, 'compressed-1')
    mkdirSync(this.#folder, { recursive: true })
  }

  /** The compressed forms of a file, made at most once. @param file its name, which says how long it will be kept */
  async forms(file: string, content: Buffer): Promise<CompressedForms> {
    const quality = brotliQuality(file)
    const place = join(this.#folder, `${sum(content).toString('hex')}-${quality}`)
    return read(place) ?? this.#make(place, content, quality)
  }

  async #make(place: string, content: Buffer, quality: number): Promise<CompressedForms> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
    const length = Buffer.alloc(headBytes - sumBytes)
    length.writeUInt32LE(br.length)
    const body = Buffer.concat([length, br, gz])
    await writeWhole(place, Buffer.concat([sum(body), body]))
    return { br, gz }
  }
}

/**
 * Programs and styles change seldom and are compressed as well as can be. For pages a level that costs a fortieth of
 * that: a new entry in the sidebar changes all of them, and their writer waits.
 */
function brotliQuality(file: string): number {
  return /\.(?:js|css)$/.test(file) ? 11 : 7
}

/** Undefined where there is no entry, or its bytes are not those that were written. */
function read(place: string): CompressedForms | undefined {
  const entry = readIfThere(place)
  if (!entry || entry.length < headBytes || !sum(entry.subarray(sumBytes)).equals(entry.subarray(0, sumBytes)))
    return undefined
  const end = headBytes + entry.readUInt32LE(sumBytes)
  return { br: entry.subarray(headBytes, end), gz: entry.subarray(end) }
}

function readIfThere(place: string): Buffer | undefined {
  try {
    return readFileSync(place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function sum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
