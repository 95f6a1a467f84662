import type { Worker } from 'node:worker_threads'
import type { Article } from '../markdown/article.ts'
import type { ParseJob, ParseReply } from './job.ts'
import { type Arrival, batch, JobQueue } from './job-queue.ts'
import { packArticle } from './packed-article.ts'
import { mostThreads, startThread, takeEarlyThread } from './thread.ts'

/** From this many pages on, starting threads is cheaper than waiting for one. */
const worthThreads = 12
/** Batches that a thread has before it: this one may be in the middle of a page when it should give more. */
const ahead = 2

/** Parses pages over all cores, this thread being one of them: another one in its place would need its memory besides. */
export class Parser {
  readonly #threads: Worker[] = []
  readonly #after: Promise<unknown>
  #parsed = 0

  /**
   * Takes the thread that was started early, where there is one.
   * @param after what needs much memory for a while: until it has ended, only that thread parses.
   */
  constructor(after: Promise<unknown> = Promise.resolve()) {
    this.#after = after
    const early = takeEarlyThread()
    if (early) this.#threads.push(early)
  }

  /** Whether this thread has time for other things while pages are parsed. */
  get hasThreads(): boolean {
    return this.#threads.length > 0
  }

  /** Whether it had more to do than a few pages. */
  get hasParsedMany(): boolean {
    return this.#parsed >= worthThreads
  }

  /**
   * The result has the order of the jobs.
   * @param arrival is called for each article, while others are still parsed
   * @throws ProblemError naming the page on which the pipeline itself failed; the threads are ended then.
   */
  async parse(jobs: readonly ParseJob[], arrival?: Arrival): Promise<Article[]> {
    this.#parsed += jobs.length
    const queue = new JobQueue(jobs, arrival)
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
    while (isMany && this.#threads.length < mostThreads) this.#threads.push(startThread({}))
    await Promise.all([...this.#threads.slice(known).map((thread) => parseIn(thread, queue)), parseHere(queue)])
  }
}

async function parseHere(queue: JobQueue): Promise<void> {
  for (let indexes = queue.take(); indexes.length > 0; indexes = queue.take()) {
    const { parseArticle } = await import('../markdown/pipeline.ts')
    for (const index of indexes) {
      const { body, context, colours } = queue.job(index)
      const article = await parseArticle(body, context, colours).catch((error: Error) => {
        throw queue.failure(index, error.stack ?? String(error))
      })
      queue.put(index, packArticle(article))
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
      open -= 1
      if (open <= batch * (ahead - 1)) give()
      // Only now: it is parsing again.
      try {
        queue.put(reply.index, reply.packed)
      } catch (error) {
        return reject(error)
      }
      if (open === 0) resolve()
    })
    for (let turn = 0; turn < ahead; turn++) give()
    if (open === 0) resolve()
  }).finally(() => {
    thread.removeAllListeners('error').removeAllListeners('message').unref()
  })
}
