// What do the strategies of @xec-sh/ops/deploy do, and what do its options?
import childProcess from 'node:child_process'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type DeployConfig, type DeployContext, Deployer, type DeployHooks } from '@xec-sh/ops/deploy'
import { found, pause } from './place.ts'

const targets = ['a', 'b', 'c']
let seen: string[] = []
let active = 0
let most = 0

function deployer(config: Partial<Omit<DeployConfig, 'hooks'>> & { hooks?: Partial<DeployHooks> }) {
  seen = []
  most = 0
  const deploy = async ({ target, version }: DeployContext) => {
    seen.push(`${target}${version}`)
    most = Math.max(most, ++active)
    await pause(20)
    active--
  }
  const hooks = { deploy, ...config.hooks }
  return Deployer.create({ name: 'shop', targets, strategy: 'rolling', ...config, hooks })
}

const yes = (is: boolean) => (is ? 'yes' : 'no')
const failsOn =
  (bad: string) =>
  async ({ target }: DeployContext) =>
    target !== bad

await deployer({}).deploy('1')
const rolling = seen.join() === 'a1,b1,c1' && most === 1
await deployer({ maxConcurrent: 2 }).deploy('1')
const limit = most === 2
await deployer({ strategy: 'all-at-once' }).deploy('1')
const together = most === 3
await deployer({ strategy: 'blue-green' }).deploy('1')
const blueGreen = most === 3
await deployer({ strategy: 'canary', hooks: { verify: failsOn('a') } }).deploy('1')
const canaryStops = seen.length === 1
await deployer({ strategy: 'canary' }).deploy('1')
const canaryOnce = seen.filter((one) => one === 'a1').length === 1
await deployer({ hooks: { verify: failsOn('a') } }).deploy('1')
const goesOn = seen.length === 3
await deployer({ abortOnFirstFailure: true, hooks: { verify: failsOn('a') } }).deploy('1')
const stops = seen.length === 1

const one = deployer({ targets: ['a'], hooks: { rollback: async () => {} } })
await one.deploy('1')
await one.deploy('2')
const { version } = await one.rollback()

const check = { command: 'false', retries: 1 }
const unasked = await deployer({ targets: ['a'], healthCheck: check }).deploy('1')
const time = await deployer({ targets: ['a'], timeout: 10, hooks: { deploy: () => pause(100) } }).deploy('1')

const answers: [stdout: string, exitCode: number][] = []
await deployer({
  targets: ['a'],
  hooks: {
    deploy: async ({ exec }) => {
      for (const word of ['a; echo b', 'a; exit 3']) {
        const { stdout, exitCode } = await exec`echo ${word}`
        answers.push([stdout, exitCode])
      }
    },
  },
}).deploy('1')
const [[escaped = ''] = [], [lost = '', code] = []] = answers

// What is set where nothing is: read from what the commands and the timers get. None of them gets its time.
const { execSync } = childProcess
const { setTimeout } = globalThis
const limits: unknown[] = []
const waits: unknown[] = []
const refuse = (_command: string, { timeout }: { timeout?: number }) => {
  limits.push(timeout)
  throw new Error('no')
}
Object.assign(childProcess, { execSync: refuse })
syncBuiltinESMExports()
const note = (callback: () => void, time: number) => {
  waits.push(time)
  return setTimeout(callback, 0)
}
Object.assign(globalThis, { setTimeout: note })
const ask = ({ healthCheck }: DeployContext) => healthCheck()
await deployer({
  targets: ['a'],
  healthCheck: { command: 'true' },
  hooks: { deploy: async () => {}, verify: ask },
}).deploy('1')
const retries = limits.length
const [healthTimeout] = limits.splice(0)
const [interval] = waits
const exec = async (context: DeployContext) => void (await context.exec`true`)
await deployer({ targets: ['a'], hooks: { deploy: exec } }).deploy('1')
const [execTimeout] = limits
Object.assign(globalThis, { setTimeout })
Object.assign(childProcess, { execSync })
syncBuiltinESMExports()

let asked = 0
const server = createServer((_request, response) => {
  asked++
  response.statusCode = 503
  response.end()
}).listen(0)
const url = `http://localhost:${(server.address() as AddressInfo).port}`
const start = performance.now()
const healthCheck = { url, retries: 3, interval: 1_000 }
await deployer({ targets: ['a'], healthCheck, hooks: { verify: ask } }).deploy('1')
const isWaiting = asked === 3 && performance.now() - start > 1_500

await found({
  retries,
  interval: `${interval} ms`,
  healthTimeout: `${healthTimeout} ms`,
  execTimeout: `${execTimeout} ms`,
  rolling: yes(rolling),
  limit: yes(limit),
  together: yes(together),
  canaryStops: yes(canaryStops),
  canaryOnce: yes(canaryOnce),
  blueGreen: yes(!blueGreen),
  goesOn: yes(goesOn),
  stops: yes(stops),
  rollback: yes(version === '1'),
  healthCheck: yes(!unasked.success),
  waits: yes(isWaiting),
  timeout: yes(!time.success),
  execThrows: yes(code !== 3),
  execOutput: yes(lost !== ''),
  execEscapes: yes(escaped === 'a; echo b\n'),
})
