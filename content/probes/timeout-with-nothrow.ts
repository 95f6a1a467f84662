// What does the result of a command say that exceeded its timeout, with `nothrow()`?
import { found, place } from './place.ts'

const $here = place()
const { exitCode, signal } = await $here`exec sleep 2`.timeout(200).nothrow()

await found({ exitCode, signal: signal ?? 'none' })
