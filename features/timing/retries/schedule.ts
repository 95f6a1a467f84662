import type { ExecutionResult } from '@xec-sh/core'
import { withExecutionRetry } from '@xec-sh/core/dist/utils/retry-adapter.js'

export interface RetryOptions {
  readonly maxRetries: number
  readonly initialDelay: number
  readonly backoffMultiplier: number
  readonly maxDelay: number
  readonly jitter: boolean
  /** How long each attempt takes. */
  readonly takes: number
  /** The attempt that succeeds; undefined where none does. */
  readonly succeeds: number | undefined
}

export interface Attempt {
  readonly start: number
  readonly end: number
  readonly ok: boolean
  /** The wait before the next attempt, where there is one, without jitter. */
  wait?: number
}

/** The part of a wait by which jitter shortens or lengthens it at most. A test holds it to the package. */
export const jitterShare = 0.25

/** The package waits for real: for a millionth of the time. A power of two scales without rounding. */
const scale = 2 ** -20

/** The attempts that the package's own function makes. */
export async function retrySchedule(options: RetryOptions): Promise<Attempt[]> {
  const { maxRetries, backoffMultiplier, takes, succeeds } = options
  const attempts: Attempt[] = []
  let now = 0
  const attempt = async () => {
    const ok = attempts.length + 1 === succeeds
    attempts.push({ start: now, end: now + takes, ok })
    now += takes
    return { exitCode: ok ? 0 : 1, command: '', stderr: '' } as ExecutionResult
  }
  const onRetry = (count: number, _result: ExecutionResult, delay: number) => {
    const wait = delay / scale
    Object.assign(attempts[count - 1] ?? {}, { wait })
    now += wait
  }
  const [initialDelay, maxDelay] = [options.initialDelay * scale, options.maxDelay * scale]
  await withExecutionRetry(attempt, {
    maxRetries,
    initialDelay,
    maxDelay,
    backoffMultiplier,
    jitter: false,
    onRetry,
  }).catch(gaveUp)
  return attempts
}

/** The last failure is what the drawing shows; any other error is ours. */
function gaveUp(error: Error): void {
  if (error.name !== 'RetryError') throw error
}
