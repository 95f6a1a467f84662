// What does a command do that reads its input, if nothing is given to it?
import { found, place } from './place.ts'

const { exitCode } = await place()`cat`.timeout(4000).nothrow()

await found(exitCode === 0 ? 'ends' : 'waits')
