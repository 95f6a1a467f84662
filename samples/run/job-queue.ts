import type { Job } from '../job.ts'
import { needsDaemon } from './real-programs.ts'

/**
 * Jobs in the order in which they came. The Docker daemon of a worker serves one job at a time: the next one for it is
 * taken as soon as it is free, since these take longest altogether, and meanwhile none of them is in the others' way.
 */
export class JobQueue {
  readonly #forDaemon: Job[] = []
  readonly #others: Job[] = []
  #isDaemonFree = true

  add(job: Job): void {
    const jobs = needsDaemon(job) ? this.#forDaemon : this.#others
    jobs.push(job)
  }

  /** The next job that can begin now. */
  take(): Job | undefined {
    const first = this.#isDaemonFree ? this.#forDaemon.shift() : undefined
    if (first) this.#isDaemonFree = false
    return first ?? this.#others.shift()
  }

  ended(job: Job): void {
    if (needsDaemon(job)) this.#isDaemonFree = true
  }
}
