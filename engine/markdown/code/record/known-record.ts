import { join } from 'node:path'
import { readOnce, type SourceState, sourceState } from '../../../read/source-state.ts'
import { type BrowserRuns, browserRunsFile, readBrowserRuns } from './browser-runs.ts'
import { type ExampleRecord, readRecord, recordFile } from './record.ts'

/** The record of a site, with that of runs in browsers; undefined for a site without one. */
export function recordStateOf(root: string): SourceState | undefined {
  return sourceState(root, [recordFile, browserRunsFile])
}

/** The record, with the samples that can run in a browser. */
interface KnownRecord extends ExampleRecord {
  readonly here: BrowserRuns['samples']
}

/** The record in one of its states. */
export const recordIn = readOnce(
  (root): KnownRecord => ({
    ...readRecord(join(root, recordFile)),
    here: readBrowserRuns(join(root, browserRunsFile)).samples,
  }),
)
