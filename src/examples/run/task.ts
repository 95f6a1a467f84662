import type { Block, Findings } from '../model.ts'
import type { Job, Outcome } from './job.ts'

/** A job, and what has to be true of its outcome. */
export interface RunTask {
  readonly job: Omit<Job, 'id' | 'limits' | 'real'>
  /** The block that the report names when the job itself fails. */
  readonly block: Block
  judge(outcome: Outcome): Findings
}
