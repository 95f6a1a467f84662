import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDocker } from '../../samples/docker/find-docker.ts'
import type { Job, LineOutcome, Outcome } from '../../samples/job.ts'
import { nodeLine } from '../../samples/run/run-job.ts'
import { serversOf } from '../../samples/run/servers-of.ts'
import { runJobs } from '../../samples/run/session.ts'
import { findIsolation } from '../../samples/sandbox/isolation.ts'
import { processesWith } from './processes.ts'

const isolation = findIsolation()
const isIsolated = isolation.prefix.length > 0
const isRoot = process.getuid?.() === 0
const hasSshd = serversOf({ hosts: ['a'] }, isIsolated).length > 0
const docker = findDocker(isolation)
const limits = { milliseconds: 60_000, outputBytes: 100_000 }

/** Places where the checker has its files, or had them, as a sample finds them. */
const outputs =
  '../output-0 ../output-1 ../commands-0 "$EXAMPLE_COMMANDS" "$(readlink /proc/self/fd/1 | cut -d" " -f1)"'
const replaced = (make: string) =>
  `for file in ${outputs}; do rm -rf "$file"; ${make} "$file"; done 2>/dev/null; echo heard`
const heard = [
  { output: 'heard\n', code: 0 },
  { output: 'again\n', code: 0, commands: [['docker', 'version']] },
]
const readable = ['/tmp', '/var/tmp', '/srv', '/dev/shm', '/media', '/var/backups', '~', '.', '"$TMPDIR"']
const closed = [
  '/',
  '/dev',
  '/dev/pts',
  '/run',
  '/proc',
  '/sys',
  '/sys/fs/cgroup',
  '/var',
  '/home',
  '..',
  '../..',
  '../../..',
]

const eat = (program: string) => `import { spawn } from 'node:child_process'
const eat = "${program}; setInterval(() => all, 1000)"
for (let i = 0; i < 5; i += 1) spawn(process.execPath, ['-e', eat], { detached: true })
setInterval(() => {}, 1000)`

const marker = (number: number) => `sleep ${number}${process.pid % 1000}.5`
const many = (line: string) => `i=0; while test $i -lt 5000; do ${line} & i=$((i+1)); done; sleep 60`

/** What samples try, and what becomes of each of their lines. */
const tried: Readonly<Record<string, readonly [job: Partial<Job>, lines: readonly Partial<LineOutcome>[]]>> = {
  'a FIFO in place of its output': [{ lines: [replaced('mkfifo'), 'docker version >&-; echo again'] }, heard],
  'an endless device in place of its output': [
    { lines: [replaced('ln -s /dev/zero'), 'docker version >&-; echo again'] },
    heard,
  ],
  'a folder in place of its output': [{ lines: [replaced('mkdir'), 'docker version >&-; echo again'] }, heard],
  'no output at all': [{ lines: [replaced(':'), 'docker version >&-; echo again'] }, heard],
  'an output as long as a file can be': [
    { lines: ['truncate -s 250M /dev/stdout'] },
    [{ stopped: 'output', output: '\0'.repeat(limits.outputBytes) }],
  ],
  'all processes stopped': [
    {
      lines: [`setsid ${marker(5)} & kill -STOP -1; ${marker(5)}`, 'echo next'],
      limits: { ...limits, milliseconds: 3000 },
    },
    [
      { stopped: 'time', code: null, signal: 'SIGKILL' },
      { output: 'next\n', code: 0 },
    ],
  ],
  'all processes ended': [
    { lines: ['sleep 60 & kill -KILL -1; echo alone', 'echo next'] },
    [
      { output: 'alone\n', code: 0 },
      { output: 'next\n', code: 0 },
    ],
  ],
  'sessions that stay': [
    { lines: [`setsid ${marker(6)} & (setsid setsid ${marker(6)} &); echo started`] },
    [{ output: 'started\n', code: 0 }],
  ],
  'sessions without end': [{ lines: [many('setsid sleep 33.7')] }, [{ stopped: 'processes' }]],
  'memory that sessions share out': [
    { files: [{ name: 'a.mjs', text: eat('const all = Buffer.alloc(3e8, 1)') }], lines: [nodeLine('a.mjs')] },
    [{ stopped: 'memory' }],
  ],
  'memory in files of the largest size': [
    {
      lines: [
        `for place in ${readable.join(' ')}; do cd $place; for i in 1 2; do head -c 260000000 /dev/zero >$i || exit 9; done; done`,
        'echo next',
      ],
    },
    [
      { code: 9, output: expect.stringContaining('No space left') },
      { code: 0, output: 'next\n' },
    ],
  ],
  'more files than there is room for': [
    { lines: ['mkdir x; cd x; seq 300000 | xargs touch 2>&1 | grep -m 1 -o "No space left"'] },
    [{ output: 'No space left\n' }],
  ],
  'writing where it has no folder': [
    {
      lines: [
        `for place in ${closed.join(' ')}; do for name in mine; do (: >$place/mine) 2>/dev/null && echo $place; done; done; echo all`,
        `for file in $(find /sys/fs/cgroup -name cgroup.procs 2>/dev/null); do (echo 0 >$file) 2>/dev/null && echo $file; done; echo all`,
      ],
    },
    [{ output: 'all\n' }, { output: 'all\n' }],
  ],
  'a look at others': [
    { lines: ['ls /proc | grep -c "^[0-9]"', 'ls /run/*/ /run/*/jobs | grep -v -e : -e "^$" | sort | tr "\\n" " "'] },
    [
      { output: expect.stringMatching(/^[2-5]\n$/) },
      { output: expect.stringMatching(/^\d+ bin jobs node_modules node_modules notes package.json $/) },
    ],
  ],
}

/** Runs jobs in one worker. */
async function runAll(jobs: Readonly<Record<string, Partial<Job>>>): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const names = Object.keys(jobs)
  const whole = names.map((name, index) => {
    return { id: String(index), files: [], lines: [], env: {}, hosts: [], limits, ...jobs[name] }
  })
  await runJobs(whole, isolation, (outcome) => outcomes.set(names[Number(outcome.id)] ?? '', outcome))
  return outcomes
}

describe.runIf(isIsolated)('a sample in its sandbox gets no further by', () => {
  let outcomes: ReadonlyMap<string, Outcome>
  beforeAll(async () => {
    outcomes = await runAll(Object.fromEntries(Object.entries(tried).map(([name, [job]]) => [name, job])))
  })

  it.each(Object.entries(tried))('%s', (name, [, lines]) => {
    expect(outcomes.get(name)?.error).toBeUndefined()
    expect(outcomes.get(name)?.lines).toMatchObject(lines)
  })

  it('processes: none is left', () => {
    expect([marker(5), marker(6), 'sleep 33.7'].flatMap(processesWith)).toEqual([])
  })
})

describe.runIf(isIsolated)('what is not for everybody', () => {
  /** Where somebody may keep something: beside the system's folders, and among its settings. */
  const folders = ['/var/lib', '/opt', '/etc', '/usr/local', '/'].filter((folder) => isRoot && existsSync(folder))
  let files: string[] = []
  let outcomes: ReadonlyMap<string, Outcome>

  beforeAll(async () => {
    files = folders.map((folder) => {
      const place = mkdtempSync(join(folder, 'kept-'))
      chmodSync(place, 0o755)
      writeFileSync(join(place, 'secret'), 'a secret\n', { mode: 0o600 })
      return join(place, 'secret')
    })
    const linked = files
      .map((file, index) => `ln -sf ${file} ../output-1 2>/dev/null; ln -s ${file} ${index}.txt`)
      .join('; ')
    const host = 'admin@web-1.example.com'
    outcomes = await runAll({
      read: {
        lines: [
          `cat ${files.join(' ')} </dev/null 2>/dev/null`,
          'find -L /etc -type f -size +0 -readable 2>/dev/null; echo all',
        ],
      },
      linked: { lines: [`${linked}; echo linked`, 'echo again'], listsFiles: true },
      ...(hasSshd &&
        isRoot && {
          'on a host': {
            hosts: ['web-1.example.com'],
            lines: [
              `ssh ${host} 'sudo id -un; sudo cat ${files.join(' ')}; sudo ls -A /sys/fs/cgroup' 2>/dev/null`,
              `ssh ${host} '${many('setsid sleep 34.7')}' </dev/null`,
            ],
          },
        }),
      ...(!('missing' in docker) && {
        'in a container': {
          docker: { containers: [], images: ['busybox:1.36'] },
          real: { docker },
          lines: [
            `docker run --rm -v /:/host busybox:1.36 cat ${files.map((file) => `/host${file}`).join(' ')} 2>/dev/null`,
            `docker run --rm busybox:1.36 sh -c '${many('sleep 35.7')}' 2>&1 | grep -o -m 1 "can't fork"`,
          ],
        },
      }),
    })
  })
  afterAll(() => {
    for (const file of files) rmSync(join(file, '..'), { recursive: true })
  })

  it('is read by no sample', () => {
    const [read, settings] = outcomes.get('read')?.lines ?? []
    expect(read?.output).toBe('')
    const seen = new Set(settings?.output.split('\n'))
    expect(seen.has('/etc/passwd')).toBe(true)
    expect(privateFiles('/etc', false).filter((file) => seen.has(file))).toEqual([])
  })

  it('is read for no sample that leaves a link to it', () => {
    const { lines, files: left } = outcomes.get('linked') as Outcome
    expect(lines).toMatchObject([{ output: 'linked\n' }, { output: 'again\n' }])
    expect(left).toEqual(Object.fromEntries(files.map((file, index) => [`${index}.txt`, `-> ${file}`])))
  })

  it.runIf(hasSshd && isRoot)('is read by no administrator of an SSH server, whose processes count', () => {
    expect(outcomes.get('on a host')?.lines).toMatchObject([{ output: 'root\n' }, { stopped: 'processes' }])
    expect(processesWith('sleep 34.7')).toEqual([])
  })

  it.runIf(!('missing' in docker))('is read in no container, whose processes have a limit', () => {
    expect(outcomes.get('in a container')?.lines).toMatchObject([{ output: '' }, { output: "can't fork\n" }])
    expect(processesWith('sleep 35.7')).toEqual([])
  })
})

it('a worker that stands still is ended', async () => {
  // A command that reads nothing and says nothing stands for a worker that something has stopped.
  const standing = { prefix: ['/bin/sh', '-c', 'kill -STOP $$'], description: '' }
  const job = { id: 'one', files: [], lines: [':'], env: {}, hosts: [], limits }
  await expect(runJobs([job], standing, () => {}, 300)).rejects.toThrow('ended early (SIGKILL)')
})

/** Files that not everybody may read, or that lie where not everybody may look. */
function privateFiles(folder: string, isPrivate: boolean): string[] {
  const isOpen = isRoot || mayAll(folder, 0o005)
  return (isOpen ? readdirSync(folder, { withFileTypes: true }) : []).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return privateFiles(path, isPrivate || !mayAll(path, 0o005))
    return entry.isFile() && (isPrivate || !mayAll(path, 0o004)) ? [path] : []
  })
}

function mayAll(path: string, rights: number): boolean {
  return (statSync(path).mode & rights) === rights
}
