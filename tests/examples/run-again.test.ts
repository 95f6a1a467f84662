import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../src/examples/check.ts'
import { formatSummary } from '../../src/examples/report/report.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function sample(shown: string, ...lines: string[]): string {
  return [`${fence}js run`, ...lines, fence, '', `${fence}text output`, shown, fence, '', ''].join('\n')
}

/** Looks for a process of another sample for a while, as a sample does that a busy machine is in the way of. */
const looksAround = [
  "import { readFileSync, readdirSync } from 'node:fs';",
  "const names = () => readdirSync('/proc').filter(Number).map(nameOf);",
  "const nameOf = (id) => { try { return readFileSync('/proc/' + id + '/comm', 'utf8').trim(); } catch { return ''; } };",
  'for (let turn = 0; turn < 30 && !names().includes("sleep"); turn++) await new Promise((go) => setTimeout(go, 100));',
  'console.log(names().includes("sleep") ? "not alone" : "alone");',
]

const pages = (count: number) => ({
  'en/a-long': `${fence}sh run\nsleep 10\n${fence}\n`,
  'en/busy': sample('alone', ...looksAround),
  'en/wrong': sample('1', 'console.log(2);'),
  'en/others': Array.from({ length: count }, (_, index) => `${fence}sh run\necho ${index} >&2\n${fence}\n`).join('\n'),
})

describe('a run that is wrong among more than fifty for each such', () => {
  let result: CheckResult
  beforeAll(async () => {
    result = await checkPages(pages(100))
  })

  it('is run again alone, and what is right then is named in the report', () => {
    expect(complaintsAbout(result, 'en/busy')).toEqual([])
    expect(formatSummary(result)).toMatch(
      /\nWrong beside the others, and right when run again alone: 1 runs\n +content\/en\/docs\/busy\.md:7 /,
    )
  })

  it('stays wrong where it is so alone too', () => {
    expect(complaintsAbout(result, 'en/wrong')).toEqual([expect.stringContaining('is not what the sample printed')])
  })
})

it('many runs that are wrong are not run again', async () => {
  const result = await checkPages(pages(3))
  expect(complaintsAbout(result, 'en/busy')).toEqual([expect.stringContaining('is not what the sample printed')])
  expect(formatSummary(result)).not.toContain('run again')
})
