// Does the time in which a connection comes about count towards the timeout of a command, and what becomes of a connection
// in which a command exceeds its timeout? A relay on this machine lets the server answer a second and a half late.
import { connect, createServer } from 'node:net'
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host, pause } from './place.ts'

const login = host()
const relay = createServer(async (socket) => {
  socket.on('error', () => {})
  await pause(1500)
  const server = connect(login.port, login.host)
  server.on('error', () => socket.destroy())
  socket.pipe(server).pipe(socket)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => relay.once('listening', resolve))
const { port } = relay.address() as { port: number }

const engine = createCallableEngine(new ExecutionEngine())
const reasons: string[] = []
engine.getAdapter('ssh')?.on('ssh:disconnect', ({ reason = '' }) => reasons.push(reason))
const web = engine.ssh({ ...login, host: '127.0.0.1', port })

const { ok } = await web`true`.timeout(1000).nothrow()
await web`sleep 2`.timeout(300).nothrow()
const closes = reasons[0] ?? 'open'
await engine.dispose()
relay.close()

await found({ counts: ok ? 'no' : 'yes', connection: closes })
