// Where does the output of `stdout(stream)` go, and does it arrive while the command runs?
import { Writable } from 'node:stream'
import { found, freshFile, pause, place } from './place.ts'

const $here = place()
const file = await freshFile()
let streamed = ''
const stream = new Writable({
  async write(chunk, _encoding, done) {
    streamed += chunk
    if (streamed === 'one\n') await $here`touch ${file}`
    done()
  },
})
const wait = `i=0; while test ! -e ${file} && test $i -lt 20; do i=$((i+1)); sleep 0.1; done`
const late = `test -e ${file} && echo two || echo late; rm -f ${file}`
const { stdout } = await $here.raw`echo one; ${wait}; ${late}`.stdout(stream).nothrow()
await pause(200)

await found(streamed === '' ? (stdout === '' ? 'lost' : 'result') : streamed.includes('two') ? 'live' : 'stream')
