import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIsolation, type Isolation, withoutIsolation } from '../../src/examples/run/isolation.ts'
import { defaultLimits, type Job, type Outcome } from '../../src/examples/run/job.ts'
import { nodeLine } from '../../src/examples/run/run-job.ts'
import { runJobs } from '../../src/examples/run/session.ts'
import { project, writePages } from './check-pages.ts'

const isolations: readonly (readonly [string, Isolation])[] = [
  ['with what this system permits', findIsolation()],
  ['without namespaces', withoutIsolation()],
]
const isIsolated = findIsolation().prefix.length > 0

let outside: Server
let address: string

beforeAll(async () => {
  const own = Object.values(networkInterfaces()).flat()
  address = own.find((one) => one && !one.internal && one.family === 'IPv4')?.address ?? ''
  outside = createServer((_request, response) => response.end('reached')).listen(0, '0.0.0.0')
  await new Promise((resolve) => outside.once('listening', resolve))
})

afterAll(() => void outside.close())

async function run(isolation: Isolation, job: Partial<Job>): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const whole = { id: 'one', files: [], lines: [], env: {}, hosts: [], limits: defaultLimits, ...job }
  await runJobs([whole], isolation, (outcome) => outcomes.push(outcome))
  return outcomes[0] as Outcome
}

describe.each(isolations)('%s', (_name, isolation) => {
  it('a program reaches no host but loopback', async () => {
    const { port } = outside.address() as AddressInfo
    const text = `for (const url of ['http://${address}:${port}', 'https://example.org']) {
  console.log(await fetch(url).then((answer) => answer.text(), (error) => error.cause.code))
}`
    const { lines } = await run(isolation, { files: [{ name: 'a.mjs', text }], lines: [nodeLine('a.mjs')] })
    expect(lines[0]?.output).toBe('ENOTFOUND\nENOTFOUND\n')
  })

  it('nothing of the environment gets in', async () => {
    process.env.SECRET_OF_THE_DEVELOPER = 'known'
    const { lines } = await run(isolation, { lines: ['env | grep -c SECRET_OF_THE_DEVELOPER; echo $HOME'] })
    expect(lines[0]?.output).toBe('0\n/home/ann\n')
  })

  it('a program in the background ends with its sample', async () => {
    const marker = `sleep 3${process.pid % 1000}.5`
    await run(isolation, { lines: [`${marker} & ${marker} & echo started`] })
    expect(processesWith(marker)).toEqual([])
  })

  it('scratch folders are removed', async () => {
    const before = scratchFolders()
    await run(isolation, { files: [{ name: 'a', text: '' }], lines: ['chmod 500 . ; ls'] })
    expect(scratchFolders()).toEqual(before)
  })
})

describe.runIf(isIsolated)('in namespaces', () => {
  it('no other program reaches a host either', async () => {
    const { port } = outside.address() as AddressInfo
    const line = `exec bash -c 'exec 3<>/dev/tcp/${address}/${port}'`
    const { lines } = await run(findIsolation(), { lines: [line] })
    expect(lines[0]?.code).not.toBe(0)
  })

  it('the disk cannot be written', async () => {
    const { lines } = await run(findIsolation(), {
      lines: [`touch ${project}/written`, 'touch /etc/written', 'touch /srv/written'],
    })
    expect(lines.map(({ code }) => code === 0)).toEqual([false, false, true])
  })
})

describe('interrupted', () => {
  it.each([
    ['SIGINT', 130, ''],
    ['SIGTERM', 143, 'none'],
    ['SIGKILL', null, ''],
    ['SIGKILL', null, 'none'],
  ] as const)(
    'by %s nothing is left behind',
    async (signal, code, isolation) => {
      const temporary = mkdtempSync(join(tmpdir(), 'interrupted-'))
      const marker = `${process.pid % 1000}${Math.floor(Math.random() * 1000)}`
      const lines = [
        `console.log(${marker});`,
        `await import('node:child_process').then(({ spawn }) => spawn('sleep', ['9${marker}']));`,
      ]
      const site = writePages({ 'en/hanging': ['```js run', ...lines, '```', ''].join('\n') })
      const args = ['--import', 'tsx', 'src/examples/cli.ts', '--fresh', '--site', site.root]
      const env = { ...process.env, TMPDIR: temporary, EXAMPLES_ISOLATION: isolation }
      const child = spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' })
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
      try {
        await until(() => processesWith(`sleep 9${marker}`).length > 0)
        child.kill(signal)
        expect(await ended).toBe(code)
        await until(() => processesWith(`9${marker}`).length === 0)
        await until(() => readdirSync(temporary).filter((name) => name.startsWith('xec-examples')).length === 0)
      } finally {
        endIfAlive(child)
        site.remove()
        rmSync(temporary, { recursive: true, force: true })
      }
    },
    180_000,
  )
})

function scratchFolders(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('xec-examples-'))
}

/** Command lines of running processes that hold a text. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(commandLineOf)
    .filter((line) => line.includes(text))
}

function commandLineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not come true within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function endIfAlive(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
