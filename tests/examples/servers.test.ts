import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { findDocker } from '../../samples/docker/find-docker.ts'
import { defaultLimits, type Job, type Outcome } from '../../samples/job.ts'
import { findKubectl } from '../../samples/kubernetes/find-kubectl.ts'
import { nodeLine } from '../../samples/run/run-job.ts'
import { runJobs } from '../../samples/run/session.ts'
import { findIsolation } from '../../samples/sandbox/isolation.ts'
import { checkPages, complaintsAbout, project, writePages } from './check-pages.ts'

const docker = findDocker(findIsolation())
const kubectl = findKubectl()
const hasDocker = !('missing' in docker)
const hasKubectl = !('missing' in kubectl)
const withoutDocker = 'missing' in docker ? `skipped: ${docker.missing}` : 'on a daemon'
const withoutKubectl = 'missing' in kubectl ? `skipped: ${kubectl.missing}` : 'through kubectl'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, '', ''].join('\n')
}

const start = "import { $ } from '@xec-sh/core';"
const whoami = [
  start,
  "const shop = $.docker({ container: 'shop', user: 'app' });",
  'console.log((await shop`hostname; id -un; sleep 0.2`).text());',
]
const whoamiLine = "docker exec -u app shop sh -c 'hostname; id -un; sleep 0.2'"
const inPod = [
  start,
  "const api = $.k8s({ pod: 'api-1', namespace: 'shop' });",
  'const result = await api.exec`echo out; echo err >&2; sleep 0.2; exit 3`.nothrow();',
  'console.log(result.exitCode, result.stdout.trim(), result.stderr.trim());',
]
const inPodLine = "kubectl exec -n shop -i api-1 -- /bin/sh -c 'echo out; echo err >&2; sleep 0.2; exit 3'"
const missing = [
  start,
  "const api = $.k8s({ pod: 'missing-1', namespace: 'shop' });",
  'console.log((await api.exec`true`.nothrow()).stderr.trim());',
]
const unknownFlag = [
  start,
  'const told = await $`kubectl get pods --no-such-flag`.nothrow();',
  'if (!told.ok) { console.error(told.stderr); process.exitCode = told.exitCode; }',
]

const pages = {
  'en/docker':
    block('ts target=docker', ...whoami) +
    block('text output', 'shop', 'app') +
    block('sh recorded', 'docker inspect shop', whoamiLine),
  'en/wrong-answer':
    block('ts target=docker', ...whoami) +
    block('text output', 'shop', 'nobody') +
    block('sh recorded', 'docker inspect shop', whoamiLine),
  'en/standin':
    block('ts target=docker', start, 'await $`docker push registry.example.com/shop`;') +
    block('sh recorded standin="needs a registry"', 'docker push registry.example.com/shop'),
  'en/copied':
    block('ts target=docker', start, 'await $`docker cp shop.conf shop:/etc/shop.conf`;') +
    block('sh recorded files="shop.conf"', 'docker cp shop.conf shop:/etc/shop.conf'),
  'en/pod':
    block('ts target=k8s', ...inPod) +
    block('text output', '3 out err', 'command terminated with exit code 3') +
    block('sh recorded', inPodLine),
  'en/no-pod':
    block('ts target=k8s', ...missing) +
    block('text output', 'Error from server (NotFound): pods "missing-1" not found') +
    block('sh recorded', 'kubectl exec -n shop -i missing-1 -- /bin/sh -c true'),
  'en/unknown-flag': block('ts target=k8s', ...unknownFlag) + block('sh recorded', 'kubectl get pods --no-such-flag'),
}

let result: CheckResult

beforeAll(async () => {
  result = await checkPages(pages)
}, 300_000)

function howOf(name: string) {
  const ofPage = [...result.passed.values()].filter(({ block: { page } }) => page.file.endsWith(`/docs/${name}.md`))
  return ofPage.map(({ how }) => how).sort()
}

describe.runIf(hasDocker)(`Docker samples: ${withoutDocker}`, () => {
  it.each(['en/docker', 'en/standin', 'en/copied'])('%s is right', (name) => {
    expect(complaintsAbout(result, name)).toEqual([])
  })

  it('run, where a daemon answers, and are recorded, where the page says why none can', () => {
    expect(howOf('docker')).toEqual(['recorded', 'run'])
    expect(howOf('standin')).toEqual(['recorded', 'recorded'])
  })

  it('have to show what the container answers', () => {
    expect(complaintsAbout(result, 'en/wrong-answer').join()).toMatch(/page: {4}nobody\n {6}printed: app/)
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leave nothing behind after %s',
    async (signal) => {
      const temporary = mkdtempSync(join(tmpdir(), 'interrupted-'))
      const text = [start, "await $.docker({ container: 'shop' })`sleep 600`;"]
      const site = writePages({ 'en/hanging': block('ts', ...text) + block('sh recorded', 'docker inspect shop') })
      const args = ['--import', 'tsx', 'samples/check-samples.ts', '--fresh', '--site', site.root]
      const child = spawn(process.execPath, args, {
        cwd: project,
        env: { ...process.env, TMPDIR: temporary },
        stdio: 'ignore',
      })
      try {
        await until(() => daemonsOf(child).some((id) => groups().includes(groupOf(id))))
        const daemons = daemonsOf(child)
        const own = daemons.map(groupOf)
        child.kill(signal)
        await until(() => daemons.every((id) => commandLineOf(id) === ''))
        await until(() => own.every((name) => !groups().includes(name)))
        expect(readdirSync(temporary).filter((name) => name.startsWith('xec-examples'))).toEqual([])
      } finally {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
        site.remove()
        rmSync(temporary, { recursive: true, force: true })
      }
    },
    180_000,
  )
})

describe.runIf(hasKubectl)(`Kubernetes samples: ${withoutKubectl}`, () => {
  it.each(['en/pod', 'en/no-pod'])('%s is right', (name) => {
    expect(complaintsAbout(result, name)).toEqual([])
  })

  it('fail for what kubectl does not know, with its own words', () => {
    expect(complaintsAbout(result, 'en/unknown-flag').join()).toContain('unknown flag: --no-such-flag')
  })

  it('are answered by the stand-in, where kubectl would go on over SPDY', async () => {
    if ('missing' in kubectl) return
    const { lines } = await run(inPod, { kubectl: { ...kubectl, hasWebSocket: false } })
    expect(lines[0]?.output).toBe('3 out err\n')
  })
})

async function run(text: readonly string[], programs: Job['real']): Promise<Outcome> {
  const job: Job = {
    id: 'one',
    files: [{ name: 'a.mjs', text: text.join('\n') }],
    lines: [nodeLine('a.mjs')],
    env: {},
    hosts: [],
    kubernetes: { pods: ['api-1'] },
    ...(programs && { real: programs }),
    limits: defaultLimits,
  }
  const outcomes: Outcome[] = []
  await runJobs([job], findIsolation(), (outcome) => outcomes.push(outcome))
  return outcomes[0] as Outcome
}

/** Control groups of daemons that a checker started. */
function groups(): string[] {
  const folders = ['/sys/fs/cgroup', ...readdirSync('/sys/fs/cgroup').map((name) => `/sys/fs/cgroup/${name}`)]
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder).filter((name) => name.startsWith('xec-examples-'))
    } catch {
      return []
    }
  })
}

/** The control group above the containers of a daemon. */
function groupOf(id: string): string {
  return /--cgroup-parent=\/(\S+)/.exec(commandLineOf(id))?.[1] ?? ''
}

/** Processes of daemons among the descendants of a checker. */
function daemonsOf({ pid }: ChildProcess): string[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(ids.map((id) => [id, parentOf(id)]))
  const isBelow = (id: string | undefined): boolean =>
    id === String(pid) || (id !== undefined && isBelow(parents.get(id)))
  return ids.filter((id) => commandLineOf(id).includes('--cgroup-parent=/xec-examples') && isBelow(id))
}

function parentOf(id: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

function commandLineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 90_000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not come true.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
