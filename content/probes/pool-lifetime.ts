// What closes a connection that no command uses, and what is a keep-alive message? The check of once a minute is made every
// 200 ms, and for the age of an hour the clock is put forward.
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host, pause } from './place.ts'

const { setInterval } = globalThis
const { now } = Date
const hurry = (callback: () => void, delay = 0) => setInterval(callback, delay >= 60_000 ? 200 : delay)

/** Why the pool closes a connection within 2 s of doing nothing; `open` where it does not. */
async function ending(
  connectionPool: object,
  prepare: (web: ReturnType<typeof engineOf>['web']) => unknown = () => {},
) {
  const { engine, web, reasons, asked } = engineOf(connectionPool)
  await web`true`
  await prepare(web)
  await pause(2000)
  const reason = reasons[0] ?? 'open'
  await engine.dispose()
  Date.now = now
  return { reason, asked }
}

function engineOf(connectionPool: object) {
  const reasons: string[] = []
  const asked: string[] = []
  const debug = (line: string) => void asked.push(...(/exec: (.*)\)$/.exec(line)?.slice(1) ?? []))
  Object.assign(globalThis, { setInterval: hurry })
  const ssh = { connectionPool, defaultConnectOptions: { debug } }
  const engine = createCallableEngine(new ExecutionEngine({ adapters: { ssh } }))
  Object.assign(globalThis, { setInterval })
  engine.getAdapter('ssh')?.on('ssh:disconnect', ({ reason = '' }) => reasons.push(reason))
  return { engine, web: engine.ssh(host()), reasons, asked }
}

const age = (minutes: number) => () => {
  Date.now = () => now() + minutes * 60_000
}
const forever = { idleTimeout: 100 * 3_600_000 }

const short = { idleTimeout: 500 }
const [idle, long, tunnel, alive] = await Promise.all([
  ending(short),
  ending(short, (web) => void web`sleep 4`.nothrow().then(() => {})),
  ending(short, (web) => web.tunnel({ remoteHost: '127.0.0.1', remotePort: 22 })),
  ending({ ...short, keepAlive: true, keepAliveInterval: 200 }),
])
const closes = async (pool: object, minutes: number) => (await ending(pool, age(minutes))).reason !== 'open'
const isHour = !(await closes(forever, 59)) && (await closes(forever, 61))
const takesEffect = await closes({ ...forever, maxLifetime: 600_000 }, 11)

await found({
  idle: idle.reason,
  running: long.reason,
  tunnel: tunnel.reason,
  'keep-alive': alive.reason,
  message: alive.asked.at(-1),
  age: isHour ? '60 min' : 'other',
  'max-lifetime': takesEffect ? 'yes' : 'no',
})
