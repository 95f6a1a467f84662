import { type Block, type Complaint, type Findings, nameOf } from '../model.ts'
import type { Job, Outcome } from './job.ts'

/** A job, and what has to be true of its outcome. */
export interface RunTask {
  readonly job: Omit<Job, 'id' | 'limits' | 'real' | 'tool'>
  /** What the report names when the job itself fails. */
  readonly at: Pick<Complaint, 'file' | 'line' | 'sample'>
  /** The block of a session with the tool itself: a recording answers for it. */
  readonly session?: Block
  judge(outcome: Outcome): Findings
  /** Whether a probe has found what is on record: where not, it is asked once more, without others beside it. */
  agrees?(outcome: Outcome): boolean
}

/** The fence of a block, as the report names it. */
export function atBlock(block: Block): RunTask['at'] {
  return { file: block.page.file, line: block.line, sample: nameOf(block) }
}
