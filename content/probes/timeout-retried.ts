// How often does a command run that exceeds its timeout each time, with `retry({ maxRetries: 2 })`?
import { errorOf, found, place } from './place.ts'

const $here = place()

let retries = 0
const retry = { maxRetries: 2, initialDelay: 10, onRetry: () => retries++ }
const $retrying = $here.retry(retry)

await errorOf($retrying`exec sleep 2`.timeout(200))
const throwing = 1 + retries
retries = 0
await errorOf($retrying`exec sleep 2`.timeout(200).nothrow())

await found({ throwing, nothrow: 1 + retries })
