import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserRuns, browserRunsFile, readBrowserRuns } from './browser-runs.ts'
import { type ExampleRecord, readRecord, recordFile } from './record.ts'

/** The record of a site, by its place and its state: articles that were drawn with another one are stale. */
export interface RecordState {
  readonly file: string
  /** The record of runs in browsers. */
  readonly browserFile: string
  readonly hash: string
}

/** Where the record of a site is, and its hash; undefined for a site without one. */
export function recordStateOf(root: string): RecordState | undefined {
  const file = join(root, recordFile)
  const browserFile = join(root, browserRunsFile)
  const there = [file, browserFile].filter((one) => existsSync(one))
  if (there.length === 0) return undefined
  const hash = createHash('sha256')
  for (const one of there) hash.update(readFileSync(one))
  return { file, browserFile, hash: hash.digest('hex').slice(0, 16) }
}

/** The record, with the samples that can run in a browser. */
interface KnownRecord extends ExampleRecord {
  readonly here: BrowserRuns['samples']
}

/** Read once for all articles of a thread. */
const records = new Map<string, KnownRecord>()

/** The record in one of its states. */
export function recordIn({ file, browserFile, hash }: RecordState): KnownRecord {
  const known = records.get(hash)
  if (known) return known
  const record = { ...readRecord(file), here: readBrowserRuns(browserFile).samples }
  records.set(hash, record)
  return record
}
