// Is a password masked that a command prints into a stream?
import { Writable } from 'node:stream'
import { found, pause, place } from './place.ts'

let streamed = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    streamed += chunk
    done()
  },
})
await place()`echo password=hunter2`.stdout(stream)
await pause(200)

await found(streamed.includes('hunter2') ? 'no' : 'yes')
