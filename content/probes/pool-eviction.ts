// Two connections are open and no third is allowed. Which one does a third host close: that of a command which has been running
// for longer, or an idle one that was used after it? And what does the result of the command say that is cut off?
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, freshFile } from './place.ts'

const connectionPool = { enabled: true, maxConnections: 2, idleTimeout: 300_000, keepAlive: true }
const engine = createCallableEngine(new ExecutionEngine({ adapters: { ssh: { connectionPool } } }))
const { env } = process
const on = (host: string) =>
  engine.ssh({
    host,
    port: Number(env.SSH_PORT ?? 22),
    username: env.SSH_USER ?? 'deploy',
    privateKey: readFileSync(env.SSH_KEY ?? `${homedir()}/.ssh/id_ed25519`, 'utf8'),
  })
const [busy = '', idle = '', third = ''] = (
  env.SSH_HOSTS ?? 'web-1.example.com,web-2.example.com,web-3.example.com'
).split(',')

const file = await freshFile()
const running = on(busy)`echo > ${file}; sleep 2; echo done`.nothrow().then((result) => result)
while (!(await on(busy)`test -e ${file}`.nothrow()).ok) await new Promise((resolve) => setTimeout(resolve, 50))
await on(idle)`true`
await on(third)`true`
const { ok, exitCode, stdout } = await running
await engine.dispose()

await found({ 'cuts-off': stdout === '' ? 'yes' : 'no', ok, exitCode })
