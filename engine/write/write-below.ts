import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content } from '../cache/output-cache.ts'

/** Writes a file below a folder. */
export function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  writeFileSync(placeBelow(folder, name), content)
}

/** Writes a file piece by piece, so that it never lies in memory as a whole. */
export function writePieces(folder: string, name: string, pieces: Iterable<string>): Content {
  const file = openSync(placeBelow(folder, name), 'w')
  const hash = createHash('sha256')
  let size = 0
  try {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece)
      hash.update(bytes)
      writeFileSync(file, bytes)
      size += bytes.length
    }
  } finally {
    closeSync(file)
  }
  return { hash: hash.digest('hex'), size }
}

/** Where a file is to lie, in a folder that is there. */
export function placeBelow(folder: string, name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
