import type { RealHost } from '../sandbox/real-host.ts'
import { clear, type DockerNeeds, prepare } from './containers.ts'
import { type Daemon, startDaemon } from './daemon.ts'
import type { DockerPrograms } from './find-docker.ts'

/** The one daemon of a worker: it starts with the first job that needs it. The queue of jobs gives it one at a time. */
export class DockerBench {
  readonly #folder: string
  #daemon: Promise<Daemon | undefined> | undefined
  #isClosed = false

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Does what a job has to do among fresh containers. Where the daemon does not start, there is no host, and the run counts for nothing. */
  async use<T>(programs: DockerPrograms, needs: DockerNeeds, work: (host?: RealHost) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The worker ends.')
    this.#daemon ??= startDaemon(programs, this.#folder).catch(sayWhy)
    const daemon = await this.#daemon
    if (!daemon) return work()
    try {
      await prepare(daemon, needs)
      const env = { EXAMPLE_DOCKER: daemon.client, EXAMPLE_DOCKER_HOST: `unix://${daemon.socket}` }
      return await work({ name: programs.name, env, reads: [daemon.socket] })
    } finally {
      if (!this.#isClosed) await clear(daemon)
    }
  }

  /** Ends the daemon, whatever a job still asks of it. */
  async close(): Promise<void> {
    this.#isClosed = true
    const daemon = await this.#daemon
    await daemon?.close()
  }
}

function sayWhy(error: Error): undefined {
  process.stderr.write(`${error.message}\nSamples that need Docker are not run.\n`)
}
