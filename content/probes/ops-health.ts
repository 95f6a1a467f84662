// Which checks of @xec-sh/ops/health do what their options say, and after what time do they give up?
import childProcess from 'node:child_process'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type HealthChecker as Checker, type CheckResult, HealthChecker } from '@xec-sh/ops/health'
import { errorOf, found, pause } from './place.ts'

const server = createServer((_request, response) => response.end('ready')).listen(0)
const { port } = server.address() as AddressInfo
const url = `http://localhost:${port}`

const check = () => HealthChecker.create()
const yes = (is: boolean | undefined) => (is ? 'yes' : 'no')
async function first(checker: Checker): Promise<CheckResult | undefined> {
  return (await checker.run()).checks[0]
}

// What a check waits for is read from the timers that it sets; none of them gets its time.
const { setTimeout } = globalThis
async function timers(act: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = []
  const note = (callback: () => void, time = 0) => {
    seen.push(time)
    return setTimeout(callback, Math.min(time, 50))
  }
  Object.assign(globalThis, { setTimeout: note })
  await errorOf(act())
  Object.assign(globalThis, { setTimeout })
  return seen
}
const { fetch } = globalThis
const unanswered = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
Object.assign(globalThis, { fetch: unanswered })
const [http] = await timers(() => first(check().http(url)))
Object.assign(globalThis, { fetch })
const [tcp] = await timers(() => first(check().tcp('localhost', port)))
const never = () => check().custom('a', async () => false)
const { now } = Date
let passed = 0
Object.assign(Date, { now: () => now() + passed })
const [interval = 0] = await timers(async () => {
  const waiting = never().waitUntilHealthy()
  await null
  passed = 1e9
  await waiting
})
passed = 0
let waited = ''
await timers(async () => {
  const waiting = never().waitUntilHealthy()
  passed = 1e9
  waited = await waiting.then(String, ({ message }) => /\d+/.exec(message)?.[0] ?? '')
})
Object.assign(Date, { now })

const { execSync } = childProcess
let commandTimeout: number | undefined
const noteTimeout = (_command: string, { timeout }: { timeout?: number }) => {
  commandTimeout = timeout
  return ''
}
Object.assign(childProcess, { execSync: noteTimeout })
syncBuiltinESMExports()
await first(check().command('true'))
Object.assign(childProcess, { execSync })
syncBuiltinESMExports()

const noChecksPass = (await check().run()).healthy

let both = 0
let most = 0
const slow = async () => {
  most = Math.max(most, ++both)
  await pause(50)
  both--
  return true
}
await check().custom('a', slow).custom('b', slow).run()

const beside = await check().http(url, { timeout: 100 }).command('sleep 0.3').run()
const alone = await check().http(url, { timeout: 100 }).command('sleep 0.3').run({ sequential: true })
const exits = await first(check().command('true', { exitCode: 3 }))
const text = await first(check().command('echo stopped; exit 3', { exitCode: 3, contains: 'running' }))

const controller = new AbortController()
const aborted = never().waitUntilHealthy({ timeout: 5_000, interval: 300, signal: controller.signal })
let isOver = false
const end = errorOf(aborted).then(() => {
  isOver = true
})
await pause(50)
controller.abort()
await pause(100)
const abortEndsWait = isOver
await end

await found({
  httpTimeout: `${http} ms`,
  tcpTimeout: `${tcp} ms`,
  commandTimeout: `${commandTimeout} ms`,
  waitTimeout: `${waited} ms`,
  interval: `${interval} ms`,
  together: yes(most === 2),
  blocking: yes(beside.checks[0]?.healthy),
  sequential: yes(alone.checks[0]?.healthy),
  otherExit: yes(!exits?.healthy),
  failedText: yes(!text?.healthy),
  noChecks: yes(!noChecksPass),
  abort: yes(abortEndsWait),
})
