import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSite } from '../../engine/config/load-site.ts'
import { readRecord, recordFile, writeRecord } from '../../engine/markdown/code/record/record.ts'
import { type CheckResult, checkExamples } from '../../samples/check.ts'
import { type CheckedRecord, checkedFile, readChecked, writeChecked } from '../../samples/record/checked.ts'
import { unrecorded, updatedRecord } from '../../samples/record/update.ts'
import { checkedPackages } from '../../samples/record/versions.ts'
import { formatComplaint, formatLacking } from '../../samples/report/report.ts'
import { lookAround } from '../../samples/run/here.ts'
import { some } from '../depth.ts'
import { project, writePages } from './check-pages.ts'

const fence = '```'
const block = (info: string, ...lines: string[]) => [`${fence}${info}`, ...lines, fence, '', ''].join('\n')
const start = "import { $ } from '@xec-sh/core';"
const connect = "$.ssh({ host: 'web-1.example.com', username: 'deploy', password: process.env.SSH_PASSWORD })"

const site = writePages({
  'en/local': block('ts run', start, 'console.log((await $`echo local`).text());') + block('text output', 'local'),
  'en/ssh':
    block('ts run target=ssh', start, `console.log((await ${connect}\`whoami\`).text());`, 'await $.dispose();') +
    block('text output', 'deploy'),
  'en/docker':
    block('ts target=docker', start, "console.log((await $.docker({ container: 'shop' })`hostname`).text());") +
    block('text output', 'shop') +
    block('sh recorded', 'docker inspect shop', 'docker exec shop sh -c hostname'),
  'en/pods':
    block('ts target=k8s', start, 'await $`kubectl get pods`.nothrow();') + block('sh recorded', 'kubectl get pods'),
})
const packages = checkedPackages(project)
const file = (name: string) => join(site.root, name)

const { isolation, docker, kubectl, sshd } = lookAround()
/** Servers of this machine, as EXAMPLES_SERVERS names them, with how reports call them. */
const here = new Map<string, string>([
  ...(sshd ? [['ssh', 'OpenSSH'] as const] : []),
  ...('missing' in docker ? [] : [['docker', 'Docker'] as const]),
  ...('missing' in kubectl ? [] : [['kubectl', 'kubectl'] as const]),
])

afterAll(() => site.remove())
afterEach(() => vi.unstubAllEnvs())

/** Checks the site on a machine that has these servers alone. */
async function check(servers: readonly string[], again: 'some' | 'none' = 'none'): Promise<CheckResult> {
  vi.stubEnv('EXAMPLES_SERVERS', servers.join(' ') || 'none')
  const { config } = await loadSite(project)
  return checkExamples(site.root, project, config, { known: readChecked(file(checkedFile)), again })
}

/** What a check would write down. */
function recordOf({ passed, checked }: CheckResult, date: string) {
  const record = updatedRecord(readRecord(file(recordFile)), passed.values(), packages, { date, isFresh: false })
  return { record, checked: sorted(checked) }
}

function sorted({ runs, compiled }: CheckedRecord): CheckedRecord {
  const inOrder = ({ by, keys }: CheckedRecord['runs']) => ({ by, keys: [...new Set(keys)].sort() })
  return { runs: inOrder(runs), compiled: inOrder(compiled) }
}

/** Checks the site after a change of a file, and takes that back. */
async function afterChange(name: string, before: string, after: string, servers: readonly string[]) {
  const text = readFileSync(file(name), 'utf8')
  expect(text).toContain(before)
  writeFileSync(file(name), text.replaceAll(before, after))
  try {
    return await check(servers)
  } finally {
    writeFileSync(file(name), text)
  }
}

const mixtures = [['ssh'], [], ['kubectl'], ['docker'], ['ssh', 'kubectl'], ['ssh', 'docker', 'kubectl']]

describe.runIf(isolation.prefix.length > 0)('a machine that lacks servers', () => {
  beforeAll(async () => {
    const first = await check([...here.keys()])
    expect(first.complaints.map(formatComplaint)).toEqual([])
    const { record, checked } = recordOf(first, '2026-01-01')
    writeRecord(file(recordFile), record)
    writeChecked(file(checkedFile), checked)
  }, 120_000)

  it.each(some(mixtures, 3))(
    'passes with %s %s %s, says what it left to the record, and keeps that',
    async (...names) => {
      const servers = names.filter((name) => here.has(name))
      const result = await check(servers, 'some')
      expect(result.complaints.map(formatComplaint)).toEqual([])
      expect(result.runs.again).toBe(result.runs.ran)
      expect(unrecorded(readRecord(file(recordFile)), result.passed.values(), packages)).toEqual([])
      const before = { record: readRecord(file(recordFile)), checked: readChecked(file(checkedFile)) }
      expect(recordOf(result, '2026-02-02')).toEqual(before)
      const said = formatLacking(result.runs)
      const without = [...here].filter(([name]) => !servers.includes(name))
      for (const [, label] of without)
        expect(said.join()).toMatch(new RegExp(`need ${label}.*: 1 that the record has$`, 'm'))
    },
  )

  it('names what is new and could not be run', async () => {
    const { complaints, runs } = await afterChange('content/en/docs/ssh.md', '`whoami`', '`id -un`', [])
    expect(complaints).toEqual([])
    expect(formatLacking(runs).join('\n')).toMatch(
      /^samples that need OpenSSH: 0 that the record has, and 1 that it does not have:\n +content\/en\/docs\/ssh\.md:7 {2}ts sample$/m,
    )
  })

  it('runs what has changed, and says where it is wrong', async () => {
    const { complaints, runs } = await afterChange('content/en/docs/local.md', 'echo local', 'echo other', [])
    expect([runs.ran, runs.again]).toEqual([1, 0])
    expect(complaints.map(formatComplaint)).toEqual([expect.stringContaining('content/en/docs/local.md:13')])
    const marked = await afterChange('content/en/docs/local.md', 'ts run', 'ts run exit=1', [])
    expect(marked.complaints).toHaveLength(1)
    const shown = await afterChange('content/en/docs/local.md', '\nlocal\n', '\nlokal\n', [])
    expect(shown.complaints).toHaveLength(1)
  })

  it('runs all again that other code has run, and nothing that stands where only changes are asked for', async () => {
    expect((await check([])).runs.ran).toBe(0)
    const { runs } = await afterChange(checkedFile, '"by": "', '"by": "other', [])
    expect([runs.ran, runs.again]).toEqual([1, 0])
  })
})
