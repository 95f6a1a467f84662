import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Article } from '../markdown/article.ts'
import { programFile } from '../programs.ts'
import type { ParseJob, ParseReply, ThreadData } from './job.ts'
import { batch, JobQueue } from './job-queue.ts'

/** From this many pages on, starting threads is cheaper than waiting for one. */
const worthThreads = 12
/** Batches that a thread has before it: this one may be in the middle of a page when it should give more. */
const ahead = 2
/**
 * Syntax trees are many and die young, so they get some room. The limit above that makes a thread clear up early, long
 * before it is in want: with more, a build of 350 pages holds 130 MB more and is no faster.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 40, maxOldGenerationSizeMb: 160 }

interface ParserOptions {
  /** Starts a thread at once: while it reads the pipeline, this one can read the site. */
  readonly early?: boolean
  /** What needs much memory for a while: until it has ended, only the early thread parses. */
  readonly after?: Promise<unknown>
}

/** Parses pages over all cores, this thread being one of them: another one in its place would need its memory besides. */
export class Parser {
  readonly #threads: Worker[] = []
  readonly #after: Promise<unknown>

  constructor({ early = false, after = Promise.resolve() }: ParserOptions = {}) {
    this.#after = after
    if (early) this.#addThreads(1, { isEarly: true })
  }

  /**
   * The result has the order of the jobs.
   * @throws ProblemError naming the page on which the pipeline itself failed; the threads are ended then.
   */
  async parse(jobs: readonly ParseJob[]): Promise<Article[]> {
    const queue = new JobQueue(jobs)
    try {
      await Promise.all([...this.#threads.map((thread) => parseIn(thread, queue)), this.#join(queue)])
    } catch (error) {
      await this.close()
      throw error
    }
    return queue.articles
  }

  /** Ends the threads; the next parsing starts others where it needs them. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.terminate()))
  }

  /** Lets this thread and further ones take part where that is worth it. */
  async #join(queue: JobQueue): Promise<void> {
    const isMany = queue.length >= worthThreads
    // A few pages are ready before this thread would have read the pipeline.
    if (!isMany && this.#threads.length > 0) return
    await this.#after
    if (queue.isEmpty) return
    const known = this.#threads.length
    if (isMany) this.#addThreads(availableParallelism())
    await Promise.all([...this.#threads.slice(known).map((thread) => parseIn(thread, queue)), parseHere(queue)])
  }

  /** As long as there are cores for them. */
  #addThreads(wanted: number, data: ThreadData = { isEarly: false }): void {
    const count = Math.min(wanted, availableParallelism() - 1)
    while (this.#threads.length < count) this.#threads.push(startThread(data))
  }
}

async function parseHere(queue: JobQueue): Promise<void> {
  for (let indexes = queue.take(); indexes.length > 0; indexes = queue.take()) {
    const { parseArticle } = await import('../markdown/pipeline.ts')
    for (const index of indexes) {
      const { body, context } = queue.job(index)
      queue.articles[index] = await parseArticle(body, context).catch((error: Error) => {
        throw queue.failure(index, error.stack ?? String(error))
      })
      // Lets the other threads have their say.
      await new Promise(setImmediate)
    }
  }
}

function parseIn(thread: Worker, queue: JobQueue): Promise<void> {
  thread.ref()
  let open = 0
  const give = () => {
    for (const index of queue.take()) {
      thread.postMessage({ index, job: queue.job(index) })
      open += 1
    }
  }
  return new Promise<void>((resolve, reject) => {
    thread.on('error', reject)
    thread.on('message', (reply: ParseReply) => {
      if ('error' in reply) return reject(queue.failure(reply.index, reply.error))
      queue.articles[reply.index] = reply.article
      open -= 1
      if (open <= batch * (ahead - 1)) give()
      if (open === 0) resolve()
    })
    for (let turn = 0; turn < ahead; turn++) give()
    if (open === 0) resolve()
  }).finally(() => {
    thread.removeAllListeners('error').removeAllListeners('message').unref()
  })
}

function startThread(workerData: ThreadData): Worker {
  const { file } = programFile('worker', new URL('./worker-entry.mjs', import.meta.url))
  const thread = new Worker(file, { execArgv: [], resourceLimits, workerData })
  // A build that fails before it parses anything need not end it.
  thread.unref()
  return thread
}
