// How often does a command run that always fails, with `retry({ maxRetries: 2 })` and without `nothrow()`?
import { errorOf, found, freshFile, place } from './place.ts'

const $here = place()
const file = await freshFile()

const error = await errorOf($here.retry({ maxRetries: 2, initialDelay: 10 })`echo attempt >> ${file}; exit 1`)
const attempts = await $here`wc -l < ${file}; rm ${file}`

await found(`${attempts.text().trim()} ${error}`)
