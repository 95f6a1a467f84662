import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Article } from '../markdown/article.ts'
import { ProblemError } from '../problem.ts'
import type { ParseJob, ParseReply } from './job.ts'

/** From this many pages on, starting threads is cheaper than waiting for one. */
const worthThreads = 12
/** Pages that a thread gets at once: neighbours, so that twins meet in one thread and share their coloured samples. */
const batch = 4
/**
 * Syntax trees are many and die young: with room for them a tenth of the time goes. The limit above that makes a thread
 * clear up early, long before it is in want: a site of 350 pages is parsed with half of it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 256 }

/** Parses pages, over all cores when there are many. The result has the order of the jobs. */
export async function parseJobs(jobs: readonly ParseJob[]): Promise<Article[]> {
  return jobs.length < worthThreads ? parseHere(jobs) : parseInThreads(jobs, availableParallelism())
}

async function parseHere(jobs: readonly ParseJob[]): Promise<Article[]> {
  if (jobs.length === 0) return []
  const { parseArticle } = await import('../markdown/pipeline.ts')
  const articles: Article[] = []
  for (const job of jobs) {
    articles.push(
      await parseArticle(job.body, job.context).catch((error: Error) => {
        throw failed(job, error.stack ?? String(error))
      }),
    )
  }
  return articles
}

function parseInThreads(jobs: readonly ParseJob[], threads: number): Promise<Article[]> {
  const articles: Article[] = new Array(jobs.length)
  const workers = Array.from({ length: threads }, () => startWorker())
  let next = 0
  let open = jobs.length
  return new Promise<Article[]>((resolve, reject) => {
    for (const worker of workers) {
      let waiting = 0
      const give = () => {
        for (; waiting < batch && next < jobs.length; waiting++) worker.postMessage({ index: next, job: jobs[next++] })
      }
      worker.on('error', reject)
      worker.on('message', (reply: ParseReply) => {
        const job = jobs[reply.index] as ParseJob
        if ('error' in reply) return reject(failed(job, reply.error))
        articles[reply.index] = reply.article
        open -= 1
        waiting -= 1
        if (open === 0) resolve(articles)
        else if (waiting === 0) give()
      })
      give()
    }
  }).finally(() => Promise.all(workers.map((worker) => worker.terminate())))
}

function startWorker(): Worker {
  return new Worker(new URL('./worker-entry.mjs', import.meta.url), { execArgv: [], resourceLimits })
}

function failed(job: ParseJob, error: string): ProblemError {
  const hint = 'This is a fault of the pipeline, not of the page; the page shows how to repeat it.'
  return new ProblemError([{ file: job.context.file, message: `The page could not be parsed: ${error}`, hint }])
}
