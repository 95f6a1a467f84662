import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Article } from '../markdown/article.ts'
import { ProblemError } from '../problem.ts'
import { programFile } from '../programs.ts'
import type { ParseJob, ParseResult } from './job.ts'
import { type PackedArticle, unpackArticle } from './packed-article.ts'
import { parseJobs } from './parse-jobs.ts'

/** From this many pages on, starting threads is cheaper than parsing here. */
const worthThreads = 12

/** Pages that one thread takes at once: translations are neighbours, and colour their samples once. */
const batch = 2

/**
 * Syntax trees are many and die young, so they get some room. The limit above that makes a thread collect garbage early:
 * with more, a build of 350 pages holds 130 MB more and is no faster.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 40, maxOldGenerationSizeMb: 160 }

/** Called for each article as soon as it is there. `index` is that of its job. */
export type OnArticle = (index: number, article: Article, packed: PackedArticle) => void

/**
 * Parses pages, over all cores where there are many. The result has the order of the jobs.
 * @throws ProblemError naming the page on which the pipeline itself failed
 */
export async function parseAll(jobs: readonly ParseJob[], onArticle?: OnArticle): Promise<Article[]> {
  const articles: Article[] = new Array(jobs.length)
  const take = (index: number, result: ParseResult) => {
    if ('error' in result) throw failure(jobs[index] as ParseJob, result.error)
    const article = unpackArticle(result.packed.bytes)
    articles[index] = article
    onArticle?.(index, article, result.packed)
  }
  if (jobs.length >= worthThreads) await parseInThreads(jobs, take)
  else for (const [index, result] of (await parseJobs(jobs)).entries()) take(index, result)
  return articles
}

async function parseInThreads(jobs: readonly ParseJob[], take: (index: number, result: ParseResult) => void) {
  const { file } = programFile('worker', new URL('./worker-entry.mjs', import.meta.url))
  const pool = new Tinypool({ filename: file, maxThreads: availableParallelism(), execArgv: [], resourceLimits })
  const starts = Array.from({ length: Math.ceil(jobs.length / batch) }, (_, number) => number * batch)
  try {
    await Promise.all(
      starts.map(async (start) => {
        const results: ParseResult[] = await pool.run(jobs.slice(start, start + batch))
        for (const [offset, result] of results.entries()) take(start + offset, result)
      }),
    )
  } finally {
    await pool.destroy()
  }
}

function failure({ context }: ParseJob, error: string): ProblemError {
  const hint = 'This is a fault of the pipeline, not of the page; the page shows how to repeat it.'
  return new ProblemError([{ file: context.file, message: `The page could not be parsed: ${error}`, hint }])
}
