// How often does a command run that always fails, with `retry({ maxRetries: 2 })` and `nothrow()`?
import { errorOf, found, freshFile, place } from './place.ts'

const $here = place()
const file = await freshFile()

await errorOf($here.retry({ maxRetries: 2, initialDelay: 10 })`echo attempt >> ${file}; exit 1`.nothrow())
const attempts = await $here`wc -l < ${file}; rm ${file}`

await found(Number(attempts.text()))
