// What does the result of a command say that a signal has ended?
import { found, place } from './place.ts'

const $here = place()
const { ok, exitCode, signal } = await $here`kill -TERM $$; sleep 2`.nothrow()

await found({ ok, exitCode, signal: signal ?? 'none' })
