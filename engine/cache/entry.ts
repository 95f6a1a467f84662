import { readFileSync } from 'node:fs'
import { writeWhole } from '../files/write-whole.ts'
import { hashOf } from './seal.mjs'

/** A hash in hexadecimal digits, and the end of its line. */
const headLength = 65

/** Writes an entry of a cache: the hash of its bytes on a line of its own, then the bytes. */
export function writeEntry(file: string, content: string | Uint8Array): void {
  writeWhole(file, Buffer.concat([Buffer.from(headOf(content)), Buffer.from(content)]))
}

/** The bytes of an entry; undefined where it cannot be read or is not what was written: then it is made anew. */
export function readEntry(file: string): Buffer | undefined {
  const bytes = bytesOf(file)
  if (!bytes) return undefined
  const content = bytes.subarray(headLength)
  return bytes.toString('latin1', 0, headLength) === headOf(content) ? content : undefined
}

function headOf(content: string | Uint8Array): string {
  return `${hashOf(content)}\n`
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
