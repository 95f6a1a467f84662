import type { ParseJob } from './job.ts'
import type { PackedArticle } from './packed-article.ts'
import { parseJobs } from './parse-jobs.ts'

/** What a thread of the pool is called with. */
export default function parse(jobs: readonly ParseJob[]): Promise<PackedArticle[]> {
  return parseJobs(jobs)
}
