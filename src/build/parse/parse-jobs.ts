import type { ParseJob, ParseResult } from './job.ts'
import { packArticle } from './packed-article.ts'

/** Parses pages one after the other, and packs each where it was parsed. */
export async function parseJobs(jobs: readonly ParseJob[]): Promise<ParseResult[]> {
  // Only here: a build whose pages are all in the cache does not read the pipeline.
  const { parseArticle } = await import('../markdown/pipeline.ts')
  const results: ParseResult[] = []
  for (const { body, context, colours } of jobs) {
    results.push(
      await parseArticle(body, context, colours).then(
        (article) => ({ packed: packArticle(article) }),
        (error: Error) => ({ error: error.stack ?? String(error) }),
      ),
    )
  }
  return results
}
