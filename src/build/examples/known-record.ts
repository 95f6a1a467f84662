import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExampleRecord, readRecord, recordFile } from './record.ts'

/** The record of a site, by its place and its state: articles that were drawn with another one are stale. */
export interface RecordState {
  readonly file: string
  readonly hash: string
}

/** Where the record of a site is, and its hash; undefined for a site without one. */
export function recordStateOf(root: string): RecordState | undefined {
  const file = join(root, recordFile)
  if (!existsSync(file)) return undefined
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) }
}

/** Read once for all articles of a thread. */
const records = new Map<string, ExampleRecord>()

/** The record in one of its states. */
export function recordIn({ file, hash }: RecordState): ExampleRecord {
  const known = records.get(hash)
  if (known) return known
  const record = readRecord(file)
  records.set(hash, record)
  return record
}
