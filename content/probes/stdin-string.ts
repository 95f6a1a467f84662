// Does a string that is set as `stdin` reach the command?
import { found, place } from './place.ts'

const $here = place().with({ stdin: 'order 1042\n' })
const result = await $here`cat`.timeout(5000).nothrow()

await found(result.text() === 'order 1042' ? 'yes' : 'no')
