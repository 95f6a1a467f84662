import type { Job, Outcome } from '../job.ts'
import { type Block, type Complaint, type Findings, nameOf } from '../model.ts'

/** A job, and what has to be true of its outcome. */
export interface RunTask {
  readonly kind: 'program' | 'session' | 'recorded' | 'configuration' | 'pipeline' | 'probe'
  readonly job: Omit<Job, 'id' | 'limits' | 'real' | 'tool'>
  /** What the report names when the job itself fails. */
  readonly at: Pick<Complaint, 'file' | 'line' | 'sample'>
  /** The block of a session with the tool itself: a recording answers for it. */
  readonly session?: Block
  /** The blocks that the verdict is about and depends on, besides the job. */
  readonly judged: readonly Block[]
  judge(outcome: Outcome): Findings
  /** What it has found out, or what is on record while it has not been run: a part of what the record is about. */
  found?(): unknown
  /** Hears that the record stands, so that nothing is run. */
  stands?(): void
}

/** The fence of a block, as the report names it. */
export function atBlock(block: Block): RunTask['at'] {
  return { file: block.page.file, line: block.line, sample: nameOf(block) }
}
