import type { ParseJob, ParseResult } from './job.ts'
import { parseJobs } from './parse-jobs.ts'

/** What a thread of the pool is called with. */
export default function parse(jobs: readonly ParseJob[]): Promise<ParseResult[]> {
  return parseJobs(jobs)
}
