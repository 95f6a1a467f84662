// What does a policy of @xec-sh/ops/retry start from, and what does it repeat?
import { setTimeout as wait } from 'node:timers/promises'
import { $ } from '@xec-sh/core'
import { type RetryConfig, RetryPolicy, retry } from '@xec-sh/ops/retry'
import { errorOf, found } from './place.ts'

const fail = () => {
  throw new Error('no')
}

async function attemptsOf(fn: () => unknown, config: Partial<RetryConfig> = {}): Promise<number> {
  let attempts = 0
  const counted = async () => {
    attempts++
    return await fn()
  }
  await errorOf(retry(counted, { initialDelay: 1, ...config }))
  return attempts
}

const { maxAttempts, backoff, initialDelay, maxDelay, multiplier, jitter } = RetryPolicy.create().build().config

const controller = new AbortController()
let isOver = false
const waiting = errorOf(retry(fail, { initialDelay: 400, jitter: 0, abortSignal: controller.signal }))
void waiting.then(() => {
  isOver = true
})
await wait(50)
controller.abort()
await wait(100)
const abortEndsWait = isOver
await waiting

await found({
  maxAttempts,
  backoff,
  initialDelay: `${initialDelay} ms`,
  maxDelay: `${maxDelay} ms`,
  multiplier,
  jitter: `${jitter * 100} %`,
  thrown: (await attemptsOf(fail)) === 3 ? 'yes' : 'no',
  command: (await attemptsOf(async () => $`exit 1`)) === 3 ? 'yes' : 'no',
  nothrow: (await attemptsOf(async () => $`exit 1`.nothrow())) === 3 ? 'yes' : 'no',
  retryOn: (await attemptsOf(fail, { retryOn: () => false })) === 1 ? 'yes' : 'no',
  abort: abortEndsWait ? 'yes' : 'no',
  undefined: (await attemptsOf(fail, { maxAttempts: undefined })) === 3 ? 'yes' : 'no',
})
