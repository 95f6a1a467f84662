// Does a stream that is set as `stdin` reach the command?
import { Readable } from 'node:stream'
import { found, place } from './place.ts'

const $here = place().with({ stdin: Readable.from(['order 1042\n']) })
const result = await $here`cat`.timeout(2500).nothrow()

await found(result.text() === 'order 1042' ? 'yes' : 'no')
