// Which port is asked over SSH, how long is the wait for the server to be ready, and how often does the pool check its
// connections? The timers of this process are noted, and a long wait is over at once.
import { createServer, Socket } from 'node:net'
import { $, SSHAdapter } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const silent = createServer(() => {}).listen(0, '127.0.0.1')
await new Promise((resolve) => silent.once('listening', resolve))
const { port } = silent.address() as { port: number }

const { setTimeout, setInterval } = globalThis
let [wait, check] = [0, 0]
const hurry = (callback: () => void, delay = 0) => {
  if (delay >= 5000) wait = delay
  return setTimeout(callback, delay >= 5000 ? 300 : delay)
}
const note = (callback: () => void, delay = 0) => {
  check = delay
  return setInterval(callback, delay)
}
Object.assign(globalThis, { setTimeout: hurry, setInterval: note })

new SSHAdapter()
await errorOf($.ssh({ host: '127.0.0.1', port, username: 'deploy', password: 'none' })`true`.timeout(0))

const asked: number[] = []
const { connect } = Socket.prototype
Object.assign(Socket.prototype, {
  connect(this: Socket, ...words: Parameters<typeof connect>) {
    asked.push((words.flat()[0] as unknown as { port: number }).port)
    return connect.apply(this, words)
  },
})
await errorOf($.ssh({ host: 'no-such.example.com', username: 'deploy', password: 'none' })`true`)
silent.close()

await found({ port: `${asked[0]}`, wait: `${wait} ms`, check: `${check} ms` })
