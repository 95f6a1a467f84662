import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../engine/config/load-site.ts'
import { formatProblem } from '../../engine/problems/problem.ts'
import type { Probe } from '../../features/behavior/behavior.ts'
import { behaviorStateOf } from '../../features/behavior/known-behavior.ts'
import { readBehavior } from '../../features/behavior/read-behavior.ts'
import type { ProbeRecord } from '../../features/behavior/record.ts'
import { type CheckResult, checkExamples } from '../../samples/check.ts'
import type { ProbeResult } from '../../samples/probes/probe-tasks.ts'
import { updatedProbes } from '../../samples/probes/record-probes.ts'
import type { CheckedRecord } from '../../samples/record/checked.ts'
import { formatComplaint } from '../../samples/report/report.ts'
import { typedFacts } from '../../samples/typed-facts/check-typed.ts'
import { listTyped } from '../../samples/typed-facts/list.ts'
import { parseArticle } from '../parse-article.ts'
import { project, writePages } from './check-pages.ts'

const fixture = join(project, 'tests/fixtures/sites/probes')
const packages = { version: '1.2.3', hash: 'a' }

/** The text of a page begins on line 7. */
const drawing = `A timeout of :fact[pool.idleTimeout].

:::behavior{of="exit-error, retries"}
:::

\`\`\`sh
true
\`\`\`
`

// Most changes leave the programs as they are, and then nothing has to run again.
let known: CheckedRecord | undefined

interface Tried {
  /** Complaints of the check and of the comparison with the record, as the report prints them. */
  readonly said: readonly string[]
  readonly result: CheckResult
}

/** Checks a site with the probes of the fixture, after `change` has broken something in it. */
async function check(text: string, change: (root: string) => void = () => {}, front?: string): Promise<Tried> {
  const site = writePages({ 'en/page': text }, front === undefined ? {} : { 'en/page': front })
  try {
    cpSync(join(fixture, 'content'), join(site.root, 'content'), { recursive: true })
    change(site.root)
    const { config } = await loadSite(project)
    const result = await checkExamples(site.root, project, config, {
      limits: { milliseconds: 20_000, outputBytes: 10_000 },
      known,
      again: 'none',
    })
    known ??= result.checked
    const said = [...result.complaints, ...result.probes.changed()].map(formatComplaint)
    return { result, said: said.filter((one) => !one.includes('missingTranslations') && /probes|page\.md/.test(one)) }
  } finally {
    site.remove()
  }
}

/** Replaces a text of a file that is there. */
function replacing(file: string, before: string, after: string): (root: string) => void {
  return (root) => {
    const path = join(root, 'content', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(before)
    writeFileSync(path, text.replace(before, after))
  }
}

const page = 'content/en/docs/page.md'

describe('probes', () => {
  it('pass where words, programs, record and pages agree', async () => {
    const { said, result } = await check(drawing)
    expect(said).toEqual([])
    const here = result.probes.results.filter(({ place }) => place === 'none' || place === 'local')
    expect(here.map(({ probe }) => probe.name).sort()).toEqual(['exit-error', 'pool', 'retries'])
  })

  it('find another default than the recorded one: each page that draws it is named', async () => {
    const { said } = await check(drawing, replacing('probes.json', '300000 ms', '600000 ms'))
    expect(said).toEqual([
      [
        'content/probes/pool.ts  "pool.idleTimeout" is 300000 ms now and 600000 ms in the record.',
        '    If it is right, record it: npm run examples -- --record',
        '      found:    300000 ms',
        '      recorded: 600000 ms',
        '      drawn by:',
        `      ${page}:7`,
      ].join('\n'),
    ])
  })

  it('find another class of errors, in the environment where it is another one', async () => {
    const { said } = await check(
      drawing,
      replacing('probes.json', '"found": "CommandError"', '"found": "AdapterError"'),
    )
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('content/probes/exit-error.ts  "exit-error.local" is CommandError now and AdapterError')
    expect(said[0]).toContain(`${page}:9`)
  })

  it('have a record, and keep it where the question cannot be asked', async () => {
    const { said } = await check(drawing, replacing('probes.json', '"retries": {', '"retry": {'))
    expect(said).toEqual([expect.stringContaining('content/probes/retries.ts  The probe is not recorded.')])
    const change = replacing('probes/retries.ts', "'3 CommandError')", "'none here')\nprocess.exit(77)")
    const { said: none, result } = await check(drawing, change)
    expect([none, result.probes.skipped[0]]).toEqual([[], 'retries: none here'])
  })

  it('say which program fails, prints too much or too little, or is newer than the record', async () => {
    const { said } = await check('```sh\ntrue\n```', (root) => {
      replacing('probes/pool.ts', ", 'isOpen: yes'", '')(root)
      replacing('probes/exit-error.ts', 'const [', "throw new Error('no')\nconst [")(root)
      replacing('probes/retries.ts', "'3 ", "'one\\n3 ")(root)
    })
    for (const one of [
      'content/probes/exit-error.ts  The probe ended with exit code 1 in the environment local.',
      'content/probes/retries.ts  The probe does not print one value in the environment local.',
      'content/probes/pool.yml:14  The program does not print "isOpen".',
      'content/probes/pool.ts  The record is older than the probe.',
    ]) {
      expect(said).toContainEqual(expect.stringContaining(one))
    }
  })

  it.each([
    [
      'a value has no words',
      'probes/retries.yml',
      '3 CommandError',
      '2 CommandError',
      ['content/probes/retries.yml:1  "retries" has no words for "3 CommandError".'],
    ],
    [
      'a key is gone',
      'probes/pool.yml',
      '  isOpen:\n    question: { en: Is it open?, ru: Открыт ли он? }\n',
      '',
      ['content/probes/pool.yml  The probe finds "isOpen", which has no words.'],
    ],
    [
      'a key is unknown',
      'probes/retries.yml',
      'topic:',
      'topics:',
      ['content/probes/retries.yml:2  Unknown key "topics".\n    Did you mean "topic"?'],
    ],
    [
      'a topic is unknown',
      'probes/retries.yml',
      'topic: errors',
      'topic: error',
      ['content/probes/retries.yml:2  Unknown topic "error".\n    Did you mean "errors"?'],
    ],
    [
      'a language is missing',
      'probes/retries.yml',
      ', ru: Ошибка повторяется',
      '',
      ['content/probes/retries.yml:1  "question.ru" is missing.'],
    ],
  ])('say what is wrong when %s', async (_what, file, before, after, expected) => {
    const { said } = await check('```sh\ntrue\n```', replacing(file, before, after))
    for (const one of expected) expect(said).toContainEqual(expect.stringContaining(one))
  })

  it('need words for each program', async () => {
    const { said } = await check(drawing, (root) => writeFileSync(join(root, 'content/probes/other.ts'), ''))
    expect(said).toEqual([expect.stringContaining('content/probes/other.ts  The probe has no words.')])
  })
})

describe('the record of the probes', () => {
  const behavior = readBehavior(fixture).behavior
  const probe = behavior.probes.get('exit-error') as Probe
  const overSsh = (found: string, against: string): ProbeResult => ({ probe, place: 'ssh', found, against })
  const here: ProbeResult = { probe, place: 'local', found: 'CommandError' }
  const recorded = (record: ProbeRecord, results: readonly ProbeResult[], date: string, isFresh = false) =>
    updatedProbes(fixture, record, { behavior, results }, packages, { date, isFresh })
  const first = recorded(
    { version: '', probes: { gone: { program: 'a', environments: {} } } },
    [here, overSsh('CommandError', 'OpenSSH 9.2')],
    '2026-01-01',
  )

  it('keeps the date of what did not change, and forgets what is no probe', () => {
    expect(Object.keys(first.probes)).toEqual(['exit-error'])
    expect(recorded(first, [here, overSsh('CommandError', 'OpenSSH 9.2')], '2026-02-02')).toEqual(first)
    expect(recorded(first, [], '2026-02-02')).toEqual(first)
  })

  it.each([
    ['another value', [here, overSsh('TimeoutError', 'OpenSSH 9.2')], false, ['2026-01-01', '2026-02-02']],
    ['another server', [here, overSsh('CommandError', 'OpenSSH 10.0')], false, ['2026-01-01', '2026-02-02']],
    ['the wish for it', [here, overSsh('CommandError', 'OpenSSH 9.2')], true, ['2026-02-02', '2026-02-02']],
  ])('has today as the date after %s', (_what, results, isFresh, dates) => {
    const { environments = {} } = recorded(first, results, '2026-02-02', isFresh).probes['exit-error'] ?? {}
    expect(Object.values(environments).map(({ date }) => date)).toEqual(dates)
  })
})

describe('facts that are typed', () => {
  const sample = '\n\n```sh\ntrue\n```\n'
  const found = async (text: string, front?: string) =>
    (await check(text + sample, undefined, front)).said.filter((one) => one.startsWith(page))

  it.each([
    ['`idleTimeout` is 5 minutes.', '5 minutes', 'pool.idleTimeout'],
    ['`idleTimeout` is 300,000 ms.', '300,000 ms', 'pool.idleTimeout'],
    ['| Option | Default |\n|---|---|\n| `idleTimeout` | 300,000 |', '300,000', 'pool.idleTimeout', 9],
    ['- `idleTimeout` = `300000` ms: a time.', '300000 ms', 'pool.idleTimeout'],
    ['`maxConnections` is 10 by default.', '10', 'pool.size'],
    ['## `maxConnections`\n\nOpen connections, by default 10.', '10', 'pool.size', 9],
    ['Where `exitCode` is not 0, `DockerError` is thrown.', 'DockerError', 'exit-error.docker'],
  ])('are found: %s', async (text, typed, name, line = 7) => {
    expect(await found(text)).toEqual([
      `${page}:${line}  "${typed}" is typed here, and ${name.replace('.docker', '')} measures it.\n` +
        `    Write :fact[${name}]. Where it has to be typed: front matter "typed: [${name.replace('.docker', '')}: why]".`,
    ])
  })

  it.each([
    ['`idleTimeout` is :fact[pool.idleTimeout].'],
    ['`idleTimeout` is by default :fact[pool.idleTimeout], 0 for no limit.'],
    ['With `idleTimeout` one writes `.timeout(300_000)`.'],
    ['Raise `maxConnections` for 12 hosts.'],
    ['`maxConnections` counts. A minute is 60 s.'],
    ['## `exitCode` and `DockerError`'],
    ['A `DockerError` is thrown.'],
  ])('are not seen where there are none: %s', async (text) => {
    expect(await found(text)).toEqual([])
  })

  it('may stand there for a reason, as long as they do', async () => {
    const front = 'typed: ["pool.idleTimeout: the sample sets it"]'
    expect(await found('`idleTimeout` is 5 minutes.', front)).toEqual([])
    expect(await found('Nothing.', front)).toEqual([
      `${page}:5  "typed" names "pool.idleTimeout", which the page does not type.\n    Take it out.`,
    ])
  })

  it('are counted, and those on more than one page apart', async () => {
    const { result } = await check(`\`idleTimeout\` is 5 minutes.${sample}`)
    const [own] = result.pages.filter(({ file }) => file === page)
    if (!own) throw new Error('The page was not read')
    const other = { ...own, translationKey: 'docs/other.md' }
    const list = listTyped(typedFacts([own, other], result.probes.behavior))
    expect(list).toContain(
      '2 places type 1 facts that probes measure\n1 of these facts stand typed on more than one page',
    )
  })
})

describe('a page that draws', () => {
  const context = {
    ...{ file: page, locale: 'en', localeCodes: ['en', 'ru'], localePath: '/', base: '/' },
    ...{ siteUrl: 'https://site.example', pageUrl: 'https://site.example/docs/page', toolVersion: '1.2.3' },
    ...{ tabGroups: {}, bodyOffset: 6 },
    folders: [{ folder: 'docs', path: '/docs' }],
  }

  /** What a page says of the wait time of the pool, and what is wrong with it. */
  async function drawn(change: (root: string) => void) {
    const site = writePages({})
    try {
      cpSync(join(fixture, 'content'), join(site.root, 'content'), { recursive: true })
      change(site.root)
      const article = await parseArticle(drawing, { ...context, data: { behavior: behaviorStateOf(site.root) } })
      return { html: article.html, problems: article.problems.map(formatProblem) }
    } finally {
      site.remove()
    }
  }

  it('follows the record and the words', async () => {
    expect((await drawn(() => {})).html).toContain('A timeout of 5\u00a0min.')
    expect((await drawn(replacing('probes.json', '300000 ms', '600000 ms'))).html).toContain('10\u00a0min.')
    const { html } = await drawn(replacing('probes/retries.yml', 'three attempts, then', 'after three attempts'))
    expect(html).toContain('after three attempts <code>CommandError</code>')
  })

  it('is named with its line when a cell has no words, no record or no probe', async () => {
    const wordless = await drawn(replacing('probes/retries.yml', '3 CommandError', '4 CommandError'))
    expect(wordless.problems[0]).toBe(
      `${page}:9:1  "retries" has no words for "3 CommandError".\n` +
        '    Write them below "results" in content/probes/retries.yml:1.',
    )
    const unknown = await drawn(replacing('probes/pool.yml', '  idleTimeout:\n', '  idleTimeouts:\n'))
    expect(unknown.problems).toEqual([
      `${page}:7:14  The probe "pool" finds no "idleTimeout".\n    Did you mean "idleTimeouts"?`,
    ])
    const unrecorded = await drawn(replacing('probes.json', '"docker": {', '"dockr": {'))
    expect(unrecorded.problems[0]).toContain(`${page}:9:1  "exit-error" is not recorded for docker.`)
  })
})
