// Two connections are open and no third is allowed. Which one does a third host close: that of a command which has been running
// for longer, or an idle one that was used after it? And what does the result of the command say that is cut off?
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, freshFile, host, pause } from './place.ts'

const connectionPool = { enabled: true, maxConnections: 2, idleTimeout: 300_000, keepAlive: true }
const engine = createCallableEngine(new ExecutionEngine({ adapters: { ssh: { connectionPool } } }))
const on = (name: string) => engine.ssh({ ...host(), host: name })
const hosts = process.env.SSH_HOSTS ?? 'web-1.example.com,web-2.example.com,web-3.example.com'
const [busy = '', idle = '', third = ''] = hosts.split(',')

const file = await freshFile()
const running = on(busy)`echo > ${file}; sleep 2; echo done`.nothrow().then((result) => result)
while (!(await on(busy)`test -e ${file}`.nothrow()).ok) await pause(50)
await on(idle)`true`
await on(third)`true`
const { ok, exitCode, stdout } = await running
await engine.dispose()

await found({ 'cuts-off': stdout === '' ? 'yes' : 'no', ok, exitCode })
