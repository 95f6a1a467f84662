import type { ExecutionEngine, ExecutionResult } from '@xec-sh/core'
import { ParallelEngine } from '@xec-sh/core/dist/utils/parallel.js'
import type { ParallelOutcome, ParallelSettings } from '../outcomes.ts'
import { VirtualClock } from '../virtual-clock.ts'

/** When a command ran; undefined where it was not started. */
export type Run = { readonly start: number; readonly end: number } | undefined

export interface ParallelSchedule {
  readonly runs: readonly Run[]
  readonly end: number
  readonly outcome: ParallelOutcome
}

class Failure extends Error {
  constructor(readonly index: number) {
    super('failed')
  }
}

/** Has the package's own class run the commands, in an engine that lets no time pass. */
export async function parallelSchedule(settings: ParallelSettings): Promise<ParallelSchedule> {
  const { jobs, nothrow, maxConcurrency, stopOnError } = settings
  const clock = new VirtualClock()
  const runs: Run[] = jobs.map(() => undefined)
  const execute = async ({ command }: { command: string }) => {
    const index = Number(command)
    const { seconds = 0, fails = false } = jobs[index] ?? {}
    const start = clock.now
    runs[index] = { start, end: start + seconds * 1000 }
    await clock.sleep(seconds * 1000)
    if (fails && !nothrow) throw new Failure(index)
    return { command } as ExecutionResult
  }
  const parallel = new ParallelEngine({ execute } as unknown as ExecutionEngine)
  const commands = jobs.map((_, index) => `${index}`)
  const outcome =
    settings.method === 'all'
      ? parallel.all(commands, { maxConcurrency }).then(listed, refused)
      : parallel.settled(commands, { maxConcurrency, stopOnError }).then(reported)
  await clock.run()
  return { runs, end: clock.now, outcome: await outcome }
}

const numbers = (results: readonly ExecutionResult[]) => results.map(({ command }) => Number(command))
const listed = (results: readonly ExecutionResult[]): ParallelOutcome => ({ kind: 'list', order: numbers(results) })

function refused(error: unknown): ParallelOutcome {
  if (!(error instanceof Failure)) throw error
  return { kind: 'error', command: error.index }
}

function reported({ results, succeeded, failed }: Awaited<ReturnType<ParallelEngine['settled']>>): ParallelOutcome {
  const indexes = failed.map((error) => (error as Failure).index)
  return { kind: 'report', results: results.length, succeeded: numbers(succeeded), failed: indexes }
}
