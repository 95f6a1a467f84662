import type { ParseJob } from '../engine/parse/job.ts'
import type { PackedArticle } from '../engine/parse/packed-article.ts'
import { parseJobs } from '../engine/parse/parse-jobs.ts'
import { features } from './features.ts'

/** What a thread of the build is called with. */
export default function parse(jobs: readonly ParseJob[]): Promise<PackedArticle[]> {
  return parseJobs(jobs, features)
}
