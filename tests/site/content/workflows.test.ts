import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, { readonly permissions?: Record<string, string>; readonly steps: Step[] }>>
}

const folder = new URL('../../../.github/workflows/', import.meta.url)
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  return { name, text, workflow: parse(text) as Workflow }
})
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([job, { permissions = {}, steps }]) => ({
    id: `${name}: ${job}`,
    permissions,
    steps,
  })),
)

describe.each(workflows)('$name', ({ text, workflow }) => {
  it('may read the repository and nothing else, where a job does not ask for more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  it('names actions by the hash of a commit, and their version beside it', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'))
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })
})

describe('a job', () => {
  it('that may write has nothing of the repository or its packages', () => {
    const writing = jobs.filter(({ permissions }) => Object.values(permissions).includes('write'))
    expect(writing.map(({ id, permissions }) => [id, permissions])).toEqual([
      ['pages.yml: deploy', { pages: 'write', 'id-token': 'write', attestations: 'write' }],
      ['verify.yml: report', { issues: 'write' }],
    ])
    const steps = writing.flatMap((job) => job.steps)
    expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))).toEqual([])
    expect(steps.flatMap(({ run }) => run ?? []).filter((line) => !line.startsWith('gh issue create '))).toEqual([])
  })

  it('that checks out keeps no token for what runs after', () => {
    const checkouts = jobs.flatMap(({ steps }) => steps).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(0)
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })

  it('that deploys says first where the files come from', () => {
    const { steps } = jobs.find(({ id }) => id === 'pages.yml: deploy') ?? { steps: [] }
    expect(steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/attest-build-provenance',
      'actions/deploy-pages',
    ])
    // The file in the artifact of upload-pages-artifact.
    expect(steps[1]?.with).toEqual({ 'subject-path': 'artifact.tar' })
  })
})
