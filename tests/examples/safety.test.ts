import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homedir, networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../samples/job.ts'
import { nodeLine } from '../../samples/run/run-job.ts'
import { runJobs } from '../../samples/run/session.ts'
import { findIsolation, type Isolation, withoutIsolation } from '../../samples/sandbox/isolation.ts'
import { project } from './check-pages.ts'
import { processesWith } from './processes.ts'
import { run } from './run-job.ts'

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

  it.runIf(existsSync('/proc/self/stat'))('a program that starts processes without end is stopped', async () => {
    const marker = `sleep 4${process.pid % 1000}.5`
    const { lines } = await run(isolation, { lines: [`i=0; while test $i -lt 20000; do ${marker} & i=$((i+1)); done`] })
    expect(lines[0]).toMatchObject({ stopped: 'processes', code: null, signal: 'SIGKILL' })
    // Hundreds that were killed take the system a moment to clear away.
    await expect.poll(() => processesWith(marker), { timeout: 20_000 }).toEqual([])
  })

  it.runIf(existsSync('/proc/self/stat'))('programs that share out much memory among them are stopped', async () => {
    const text = `import { spawn } from 'node:child_process'
const eat = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 20)'
for (let i = 0; i < 4; i += 1) spawn(process.execPath, ['-e', eat])`
    const { lines } = await run(isolation, { files: [{ name: 'a.mjs', text }], lines: [nodeLine('a.mjs')] })
    expect(lines[0]).toMatchObject({ stopped: 'memory', code: null, signal: 'SIGKILL' })
  })

  it.each([
    ['time', 'sleep 60'],
    ['output', 'yes'],
  ])('a program without an end is stopped: %s', async (stopped, line) => {
    const { lines } = await run(isolation, { lines: [line], limits: { milliseconds: 1500, outputBytes: 1000 } })
    expect(lines[0]).toMatchObject({ stopped, code: null })
    // On a fast disk the system's limit of a file's size (SIGXFSZ) comes before the meter's next look (SIGKILL).
    expect(['SIGKILL', 'SIGXFSZ']).toContain(lines[0]?.signal)
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

  it.each(places())('nothing of a project below %s, with spaces and letters, can be written', (folder) => {
    // A digit after the space: the kernel writes the space as digits, too.
    const root = mkdtempSync(join(folder, 'мой 4-й проект '))
    const copy = copyProject(root)
    try {
      const inside = `touch '${join(copy, 'written')}' '${join(copy, 'samples/written')}'; mkdir '${join(root, 'beside')}'`
      // Node of a sample loads a file of the project first.
      expect(runInCopy(copy, [inside, 'touch work-is-mine && ls', 'node -e 0'])).toEqual([expect.any(Number), 0, 0])
      expect(existsSync(join(copy, 'written')) || existsSync(join(copy, 'samples/written'))).toBe(false)
      expect(existsSync(join(root, 'beside'))).toBe(false)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })

  /** Lines that a program must not get through with, and what each is about. */
  const forbidden: Readonly<Record<string, string>> = {
    'writing into the project': `touch '${project}/written'`,
    'writing into the system': 'touch /etc/written',
    'writing beside its folder': 'touch ../../written || touch /run/written',
    'mounting anew': 'mount -o remount,rw / || mount -t tmpfs tmpfs /srv',
    'mounting anew as root of its own': `unshare --user --map-root-user --mount mount -o remount,bind,rw '${project}'`,
    'writing to the kernel': 'echo x 2>/dev/null >/proc/sys/kernel/domainname || echo x >/sys/kernel/mm/ksm/run',
    'mounting at all': 'mkdir a b && mount --bind a b || umount /tmp || umount -l /proc',
    'writing to the disk by its number': 'mknod disk b 8 0 || mknod disk b 254 0',
    'reading what root alone may': 'cat /etc/shadow /etc/gshadow /proc/kcore | grep .',
    'an interface to elsewhere': `grep -v -e '^Inter' -e '^ face' -e ' lo:' /proc/net/dev`,
    'processes of others': `grep -s -l -a '[v]itest' /proc/[0-9]*/cmdline`,
    'a disk': 'ls /dev | grep -E "^(sd|vd|nvme|xvd|loop|mem|kmsg|mapper)"',
    'a capability': 'grep -E "^Cap(Prm|Eff|Bnd|Inh|Amb):.*[1-9a-f]" /proc/self/status',
    'new privileges': 'grep -E "NoNewPrivs:.*0" /proc/self/status',
    'renaming the machine': 'hostname other',
    'homes of others': `ls -A /root /home | grep -v -e : -e '^$' -e '^\\.ssh$' | grep -v -F -e ${firstBelowHome()}`,
    'keys of others': 'ls /root/.ssh | grep -v -x -e id_ed25519 -e id_ed25519.pub -e known_hosts',
    'sockets of the system': 'ls /run/docker.sock /run/dbus /run/systemd',
    'a file without end': 'head -c 300000000 /dev/zero >large',
    'thousands of open files': 'ulimit -n 5000',
    'memory without end': `node -e 'const all = []; for (;;) all.push(Buffer.allocUnsafeSlow(1e8))'`,
  }

  describe('there is no', () => {
    let ends: Map<string, number | null>
    beforeAll(async () => {
      const { lines, error } = await run(findIsolation(), { lines: Object.values(forbidden) })
      expect(error).toBeUndefined()
      ends = new Map(Object.keys(forbidden).map((name, index) => [name, lines[index]?.code ?? null]))
    }, 120_000)

    it.each(Object.keys(forbidden))('%s', (name) => expect(ends.get(name)).toBeGreaterThan(0))
  })

  it.each(['user', 'uts', 'pid', 'mnt', 'net', 'ipc'])(
    'the namespace "%s" is not that of the machine',
    async (kind) => {
      const { lines } = await run(findIsolation(), { lines: [`readlink /proc/self/ns/${kind}`] })
      expect(lines[0]?.output).toMatch(new RegExp(`^${kind}:\\[\\d+\\]\\n$`))
      expect(lines[0]?.output.trim()).not.toBe(readlinkSync(`/proc/self/ns/${kind}`))
    },
  )

  it('the home is empty, and its own', async () => {
    const { lines } = await run(findIsolation(), {
      lines: ['ls -A ~ | grep -v -x .ssh; ls ~/.ssh 2>/dev/null; touch ~/mine'],
    })
    const known = ['', 'id_ed25519', 'id_ed25519.pub', 'known_hosts']
    expect(lines[0]?.code).toBe(0)
    expect(lines[0]?.output.split('\n').filter((name) => !known.includes(name))).toEqual([])
    expect(existsSync(join(homedir(), 'mine'))).toBe(false)
  })

  it('what is in memory is for one sample', async () => {
    const line =
      'cd /; for place in tmp srv dev/shm var/tmp; do ls -A $place | grep mine; touch $place/mine || exit 1; done'
    const jobs = ['one', 'two'].map((id) => ({
      id,
      files: [],
      lines: [line],
      env: {},
      hosts: [],
      limits: defaultLimits,
    }))
    const codes: (number | null | undefined)[] = []
    await runJobs(jobs, findIsolation(), ({ lines }) => codes.push(lines[0]?.output ? 1 : lines[0]?.code))
    expect(codes).toEqual([0, 0])
    expect(['tmp', 'srv', 'dev/shm', 'var/tmp'].filter((place) => existsSync(`/${place}/mine`))).toEqual([])
  })
})

/** Folders in which a project can lie, with hidden ones among them. */
function places(): string[] {
  return [tmpdir(), '/var/tmp', '/srv', homedir(), '/home'].filter(isWritable)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** What samples need of the project, elsewhere. */
function copyProject(root: string): string {
  const copy = join(root, 'clone')
  mkdirSync(copy)
  for (const name of ['engine', 'features', 'site', 'samples', 'package.json', 'package-lock.json'])
    cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Exit codes of lines that the checker in a copy of the project runs. */
function runInCopy(copy: string, lines: readonly string[]): number[] {
  const job = { id: 'one', files: [], lines, env: {}, hosts: [], limits: defaultLimits }
  const url = (file: string) => JSON.stringify(pathToFileURL(join(copy, 'samples', file)).href)
  const program = `import { findIsolation } from ${url('sandbox/isolation.ts')}
import { runJobs } from ${url('run/session.ts')}
await runJobs([${JSON.stringify(job)}], findIsolation(), ({ error, lines }) => {
  process.stdout.write(error ?? JSON.stringify(lines.map(({ code }) => code)))
})`
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as number[]
}

/** The one name below /home that may be seen: the way to the project or to Node. */
function firstBelowHome(): string {
  const kept = [project, process.execPath, realpathSync(join(project, 'node_modules'))]
  return kept.map((path) => /^\/(?:home|root)\/([^/]+)/.exec(path)?.[1]).find(Boolean) ?? 'nothing'
}

function scratchFolders(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('xec-examples-'))
}
