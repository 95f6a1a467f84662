import { Worker } from 'node:worker_threads'
import { mostThreads } from '../parse/thread.ts'
import { compiledVersion, programFile } from '../programs.ts'
import type { WrittenIndex } from '../search/write-index.ts'
import type { Answer, IndexJob, Order } from './job.ts'

/** A thread that does beside this one what needs no site: it writes indexes and files. */
export class SecondThread {
  readonly #thread: Worker
  readonly #waiting: { resolve(answer: Answer): void; reject(error: unknown): void }[] = []
  #failure: unknown

  private constructor(file: string) {
    this.#thread = new Worker(file, { execArgv: [] })
    this.#thread.unref()
    this.#thread.on('message', (answer: Answer) => {
      if ('error' in answer) this.#fail(new Error(answer.error))
      else this.#waiting.shift()?.resolve(answer)
    })
    this.#thread.on('error', (error) => this.#fail(error))
  }

  /** Undefined where there is one core, or the build is not compiled: the thread would be there when all is done. */
  static start(): SecondThread | undefined {
    if (mostThreads === 0 || compiledVersion() === undefined) return undefined
    return new SecondThread(programFile('second-thread', new URL('./worker.ts', import.meta.url)).file)
  }

  /** Writes an index, which is kept for the build after; undefined where an article is gone from the cache. */
  async index(job: IndexJob): Promise<WrittenIndex | undefined> {
    const answer = await this.#ask({ index: job })
    if ('index' in answer) return answer.index
    throw new Error('The thread answered something else.')
  }

  /** Writes files below a folder, some time before `rest` ends. */
  write(folder: string, files: Iterable<readonly [string, string]>): void {
    this.#thread.postMessage({ folder, files: [...files] } satisfies Order)
  }

  /** Ends when everything is written. @throws Error the first one of the thread */
  async rest(): Promise<void> {
    await this.#ask({ rest: true })
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  async #ask(order: Order): Promise<Answer> {
    if (this.#failure) throw this.#failure
    this.#thread.ref()
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#waiting.push({ resolve, reject })
        this.#thread.postMessage(order)
      })
    } finally {
      if (this.#waiting.length === 0) this.#thread.unref()
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
