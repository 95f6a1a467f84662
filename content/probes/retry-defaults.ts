// How does a retry go on where nothing is set? No time passes while it waits, and chance has no part in it.
import { $, retry } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const failed = await $`exit 1`.nothrow()
const { setTimeout } = globalThis
Object.assign(globalThis, { setTimeout: (callback: () => void) => setTimeout(callback, 0) })

async function delays(random: number, options: { maxRetries?: number }): Promise<number[]> {
  const waits: number[] = []
  const onRetry = (_attempt: number, _result: unknown, delay: number) => waits.push(delay)
  Math.random = () => random
  await errorOf(retry(async () => failed, { ...options, onRetry }))
  return waits
}
const [first = 0, second = 0, ...others] = await delays(0.5, { maxRetries: 20 })
const [shortest = 0] = await delays(0, {})

let tries = 0
const onRetry = () => tries++
await $.with({ retry: { onRetry } })`exit 1`.nothrow()

await found({
  maxRetries: (await delays(0.5, {})).length,
  with: tries,
  initialDelay: `${first} ms`,
  backoffMultiplier: second / first,
  maxDelay: `${Math.max(...others)} ms`,
  jitter: `${(1 - shortest / first) * 100} %`,
})
