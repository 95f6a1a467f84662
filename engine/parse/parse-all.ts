import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Article } from '../markdown/article.ts'
import { ProblemError } from '../problems/problem.ts'
import { programFile } from '../process/programs.ts'
import type { ParseJob } from './job.ts'
import { type PackedArticle, unpackArticle } from './packed-article.ts'
import { parseJobs } from './parse-jobs.ts'
import type { Parser } from './source-feature.ts'

/** From this many pages on, starting threads is cheaper than parsing here. */
const worthThreads = 12

/** Pages that one thread takes at once: translations are neighbours, and colour their samples once. */
const batch = 2

/**
 * Syntax trees are many and die young, so they get some room. The limit above that makes a thread collect garbage early:
 * on two cores, half of each would cost a build of 430 pages 15 % more time for its parsing and save 90 MB. More than this
 * costs 200 MB for little time. What a thread keeps from page to page is bounded, so the number of pages asks for no more.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 72, maxOldGenerationSizeMb: 300 }

/**
 * Milliseconds that a thread has for a page. No page within the limits of the pipeline needs a tenth of that, on a slow machine
 * and with the thread's start: this is for what nobody has thought of.
 */
const timeLimit = 30_000

/** Makes an article of what a thread has sent, as soon as it is there. `index` is that of its job. */
export type Unpack = (index: number, packed: PackedArticle) => Article

/**
 * Parses pages, over all cores where there are many. The result has the order of the jobs.
 * @param parser for few pages, its features; for many, its module in threads
 * @param limit milliseconds that a page may take, where there are threads
 * @throws ProblemError naming the page that takes longer, or that a thread did not survive
 */
export async function parseAll(
  jobs: readonly ParseJob[],
  parser: Parser,
  unpack: Unpack = unpackHere,
  limit = timeLimit,
): Promise<Article[]> {
  const articles: Article[] = new Array(jobs.length)
  const take = (index: number, packed: PackedArticle) => {
    articles[index] = unpack(index, packed)
  }
  if (jobs.length >= worthThreads) await parseInThreads(jobs, parser, take, limit)
  else for (const [index, packed] of (await parseJobs(jobs, parser.features)).entries()) take(index, packed)
  return articles
}

const unpackHere: Unpack = (_, { bytes }) => unpackArticle(bytes, () => bytes)

async function parseInThreads(
  jobs: readonly ParseJob[],
  { worker }: Parser,
  take: (index: number, packed: PackedArticle) => void,
  limit: number,
) {
  const { file } = programFile('worker', worker)
  const maxThreads = availableParallelism()
  const pool = new Tinypool({ filename: file, maxThreads, execArgv: [], resourceLimits })
  const run = (some: readonly ParseJob[]): Promise<PackedArticle[]> =>
    pool.run(some, { signal: AbortSignal.timeout(limit * some.length) })
  const starts = Array.from({ length: Math.ceil(jobs.length / batch) }, (_, number) => number * batch).values()
  // A batch is handed over when a thread is free for it: its time begins then.
  const feed = async () => {
    for (const start of starts) {
      const packed = await parseInTime(jobs.slice(start, start + batch), run, limit)
      for (const [offset, one] of packed.entries()) take(start + offset, one)
    }
  }
  try {
    await Promise.all(Array.from({ length: maxThreads }, feed))
  } finally {
    await pool.destroy()
  }
}

type Run = (jobs: readonly ParseJob[]) => Promise<PackedArticle[]>

/** Of a batch that a thread has not finished, each page gets a thread of its own: so the one to blame is found. */
async function parseInTime(jobs: readonly ParseJob[], run: Run, limit: number): Promise<PackedArticle[]> {
  try {
    return await run(jobs)
  } catch {
    const packed: PackedArticle[] = []
    for (const job of jobs) packed.push(...(await parseAlone(job, run, limit)))
    return packed
  }
}

async function parseAlone(job: ParseJob, run: Run, limit: number): Promise<PackedArticle[]> {
  const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  try {
    return await run([{ ...job, at }])
  } catch (error) {
    const { file, bodyOffset } = job.context
    const [line = 0] = at
    const { name, message } = error as Error
    const what =
      name === 'AbortError' ? `takes longer than ${limit / 1000} s to parse` : `could not be parsed: ${message}`
    const hint = 'Make what stands there smaller, or take it out.'
    throw new ProblemError([{ file, ...(line > 0 && { line: line + bodyOffset }), message: `The page ${what}.`, hint }])
  }
}
