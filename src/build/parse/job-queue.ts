import type { Article } from '../markdown/article.ts'
import { ProblemError } from '../problem.ts'
import type { ParseJob } from './job.ts'
import { type PackedArticle, unpackArticle } from './packed-article.ts'

/** Jobs that are taken at once: twins are neighbours, and in one thread they share their coloured samples. */
export const batch = 2

/** What is done with an article as soon as it is there. */
export type Arrival = (index: number, article: Article, packed: PackedArticle) => void

/** Jobs that wait, and what has become of the others. */
export class JobQueue {
  /** In the order of the jobs. */
  readonly articles: Article[]
  readonly #jobs: readonly ParseJob[]
  readonly #arrival: Arrival | undefined
  #next = 0

  constructor(jobs: readonly ParseJob[], arrival?: Arrival) {
    this.#jobs = jobs
    this.#arrival = arrival
    this.articles = new Array(jobs.length)
  }

  get length(): number {
    return this.#jobs.length
  }

  /** Whether nothing is left to take. */
  get isEmpty(): boolean {
    return this.#next >= this.#jobs.length
  }

  /** Numbers of the jobs that come next; none when nothing is left. */
  take(): number[] {
    const indexes = this.#jobs.slice(this.#next, this.#next + batch).map((_, index) => this.#next + index)
    this.#next += indexes.length
    return indexes
  }

  job(index: number): ParseJob {
    return this.#jobs[index] as ParseJob
  }

  /** Takes what has become of a job. Its large parts stay packed until they are asked for. */
  put(index: number, packed: PackedArticle): void {
    const article = unpackArticle(packed.bytes)
    this.articles[index] = article
    this.#arrival?.(index, article, packed)
  }

  /** What a build says when the pipeline itself failed. */
  failure(index: number, error: string): ProblemError {
    const hint = 'This is a fault of the pipeline, not of the page; the page shows how to repeat it.'
    const message = `The page could not be parsed: ${error}`
    return new ProblemError([{ file: this.job(index).context.file, message, hint }])
  }
}
