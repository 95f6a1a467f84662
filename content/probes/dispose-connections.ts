// Does `$.dispose()` close the SSH connections of the engines derived from `$`, and their tunnels?

import { createServer } from 'node:http'
import { connect } from 'node:net'
import { $ } from '@xec-sh/core'
import { found, host, pause } from './place.ts'

const $web = $.ssh(host())
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

await $web`true`
const server = createServer().listen(0)
const { port: remotePort } = server.address() as { port: number }
const tunnel = await $web.tunnel({ localPort: 0, remoteHost: '127.0.0.1', remotePort })
const before = sockets()
await $.dispose()
for (let waited = 0; waited < 1000 && sockets() > 0; waited += 50) await pause(50)

const after = sockets()
const listens = await new Promise((resolve) => {
  const socket = connect(tunnel.localPort, '127.0.0.1')
  socket.on('connect', () => resolve('yes')).on('error', () => resolve('no'))
})
server.close()

await found({ connections: before > 0 && after === 0 ? 'yes' : 'no', tunnels: listens === 'no' ? 'yes' : 'no' })
