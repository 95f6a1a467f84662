// How often does the function `retry()` call its function, with `maxRetries: 2`, and what does it throw in the end?
import { $, retry } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

async function attempts(call: () => PromiseLike<Awaited<ReturnType<typeof $>>>) {
  let calls = 0
  const count = async () => {
    calls++
    return call()
  }
  const error = await errorOf(retry(count, { maxRetries: 2, initialDelay: 10 }))
  return { calls, error }
}

const failing = await attempts(() => $`exit 3`.nothrow())
const throwing = await attempts(() => $`exit 3`)

await found({ result: failing.calls, error: failing.error, throws: throwing.calls, thrown: throwing.error })
