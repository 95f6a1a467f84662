// What happens if a command does not read its input to the end?
import { found, pause, place } from './place.ts'

const $here = place().with({ stdin: 'order 1042\n'.repeat(1_000_000) })
// Nobody can catch this one: without this line, the process ends.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => void found(`uncaught ${error.code}`))
await $here`true`.nothrow()
await pause(300)

await found('nothing')
