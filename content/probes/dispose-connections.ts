// Does `$.dispose()` close the SSH connections of the engines derived from `$`, and their tunnels?

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { $ } from '@xec-sh/core'
import { found } from './place.ts'

const { env } = process
const $web = $.ssh({
  host: env.SSH_HOST ?? 'web-1.example.com',
  port: Number(env.SSH_PORT ?? 22),
  username: env.SSH_USER ?? 'deploy',
  privateKey: readFileSync(env.SSH_KEY ?? `${homedir()}/.ssh/id_ed25519`, 'utf8'),
})
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

await $web`true`
const server = createServer().listen(0)
const { port: remotePort } = server.address() as { port: number }
const tunnel = await $web.tunnel({ localPort: 0, remoteHost: '127.0.0.1', remotePort })
const before = sockets()
await $.dispose()
for (let waited = 0; waited < 1000 && sockets() > 0; waited += 50)
  await new Promise((resolve) => setTimeout(resolve, 50))

const after = sockets()
const listens = await new Promise((resolve) => {
  const socket = connect(tunnel.localPort, '127.0.0.1')
  socket.on('connect', () => resolve('yes')).on('error', () => resolve('no'))
})
server.close()

await found({ connections: before > 0 && after === 0 ? 'yes' : 'no', tunnels: listens === 'no' ? 'yes' : 'no' })
