import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseCodeMeta } from '../../engine/markdown/code/meta.ts'
import { fingerprint } from '../../engine/markdown/code/record/fingerprint.ts'
import { recordStateOf } from '../../engine/markdown/code/record/known-record.ts'
import { readRecord, recordFile, writeRecord } from '../../engine/markdown/code/record/record.ts'
import { pageOf } from '../../samples/find/pages.ts'
import type { Passed } from '../../samples/model.ts'
import { bestOf, changedOutputs, unrecorded, updatedRecord } from '../../samples/record/update.ts'
import { checkedPackages } from '../../samples/record/versions.ts'
import { parseArticle } from '../parse-article.ts'
import { project } from './check-pages.ts'

const packages = { version: '0.9.0', hash: 'aaaaaaaaaaaa' }
const folder = mkdtempSync(join(tmpdir(), 'record-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function passedOn(body: string, output: string): Passed[] {
  const page = pageOf({ file: 'content/en/docs/a.md', locale: 'en', body, bodyOffset: 0 })
  return page.blocks.filter(({ meta }) => !meta.output).map((block) => ({ block, how: 'run', output }))
}

const sample = '```ts run\nconsole.log(1)\n```\n'

describe('the record', () => {
  const first = updatedRecord({ version: '', samples: {} }, passedOn(sample, '1'), packages, {
    date: '2026-01-01',
    isFresh: false,
  })

  it('keeps the date of what did not change', () => {
    const again = updatedRecord(first, passedOn(sample, '1'), packages, { date: '2026-02-02', isFresh: false })
    expect(again).toEqual(first)
  })

  it.each([
    ['another output', passedOn(sample, '2'), packages],
    ['another text', passedOn('```ts run\nconsole.log(2)\n```', '1'), packages],
    ['other marks', passedOn('```ts run exit=1\nconsole.log(1)\n```', '1'), packages],
    ['other packages', passedOn(sample, '1'), { version: '0.9.1', hash: 'b' }],
  ])('has today as the date after %s', (_what, passed, used) => {
    const { samples } = updatedRecord(first, passed, used, { date: '2026-02-02', isFresh: false })
    expect(Object.values(samples).map(({ date }) => date)).toEqual(['2026-02-02'])
  })

  it('has today as the date when everything was checked again', () => {
    const { samples } = updatedRecord(first, passedOn(sample, '1'), packages, { date: '2026-02-02', isFresh: true })
    expect(Object.values(samples)[0]?.date).toBe('2026-02-02')
  })

  it('keeps what was not checked where only some pages were', () => {
    const other = passedOn('```ts run\nconsole.log(2)\n```', '2')
    const today = { date: '2026-02-02', isFresh: false }
    const { samples } = updatedRecord(first, other, packages, { ...today, isPart: true })
    expect(Object.keys(samples)).toHaveLength(2)
    expect(samples).toMatchObject(first.samples)
    expect(Object.keys(updatedRecord(first, other, packages, today).samples)).toHaveLength(1)
  })

  it('knows what it lacks', () => {
    expect(unrecorded(first, passedOn(sample, '1'), packages)).toHaveLength(0)
    expect(unrecorded(first, passedOn(sample, '1'), { hash: 'b' })).toHaveLength(1)
    expect(unrecorded({ version: '', samples: {} }, passedOn(sample, '1'), packages)).toHaveLength(1)
  })

  it('notices an output that is on no page', () => {
    expect(changedOutputs(first, passedOn(sample, '1'), packages)).toEqual([])
    expect(changedOutputs(first, passedOn(sample, '2'), packages)).toMatchObject([{ line: 1, said: '2' }])
    expect(changedOutputs(first, passedOn(`${sample}\n\`\`\`text output\n2\n\`\`\``, '2'), packages)).toEqual([])
  })

  describe('of a real server', () => {
    const on = ['OpenSSH 9.2']
    const passedOnServer = passedOn(sample, '1').map((one) => ({ ...one, on }))
    const real = updatedRecord({ version: '', samples: {} }, passedOnServer, packages, {
      date: '2026-01-01',
      isFresh: true,
    })

    it('says which one it was', () => {
      expect(Object.values(real.samples)).toMatchObject([{ on }])
    })

    it('keeps its date when it comes back from the disk, and its line', () => {
      const file = join(folder, 'real.json')
      writeRecord(file, real)
      const text = readFileSync(file, 'utf8')
      const again = updatedRecord(readRecord(file), passedOnServer, packages, { date: '2026-02-02', isFresh: false })
      expect(again).toEqual(real)
      writeRecord(file, again)
      expect(readFileSync(file, 'utf8')).toBe(text)
    })
  })

  it('keeps what was not run, whatever day it is', () => {
    const [key = ''] = Object.keys(first.samples)
    const kept = passedOn(sample, '1').map(({ block }) => ({ block, how: 'run' as const, kept: first.samples[key] }))
    expect(unrecorded(first, kept, packages)).toEqual([])
    expect(changedOutputs(first, kept, packages)).toEqual([])
    expect(updatedRecord(first, kept, packages, { date: '2026-02-02', isFresh: true })).toEqual(first)
  })

  it('says the best of a block that passed several checks', () => {
    const [run] = passedOn(sample, '1') as [Passed]
    const best = bestOf([{ block: run.block, how: 'compiled' }, run, { block: run.block, how: 'parsed' }])
    expect([...best.values()]).toEqual([run])
  })

  it('comes back from the disk, one line a sample', () => {
    const file = join(folder, 'record.json')
    writeRecord(file, first)
    expect(readRecord(file)).toEqual(first)
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(7)
  })
})

describe('the mark of a block', () => {
  const context = {
    file: 'content/en/docs/a.md',
    locale: 'en' as const,
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/base/',
    siteUrl: 'https://site.example',
    pageUrl: 'https://site.example/docs/page',
    toolVersion: '0.9.0',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    bodyOffset: 0,
  }
  const key = fingerprint('ts', parseCodeMeta('run').meta, 'console.log(1)')

  function siteWith(date: string, on: string | string[] = 'OpenSSH 9.2') {
    const root = mkdtempSync(join(folder, 'site-'))
    const file = join(root, recordFile)
    const entry = { how: 'run' as const, date, packages: 'a', node: 22, on }
    mkdirSync(join(root, 'content'))
    writeRecord(file, { version: '0.9.0', samples: { [key]: entry } })
    return recordStateOf(root)
  }

  it('says how, with which version, on what and when, and leads to the explanation', async () => {
    const { html, links } = await parseArticle(sample, { ...context, record: siteWith('2026-11-21') })
    expect(html).toContain(
      '<button class="code-check" type="button" popovertarget="run:1"><span class="code-check-how">Ran</span></button>',
    )
    expect(html).toContain(
      '<p class="code-run-checked">It ran with version 0.9.0, Node.js 22, OpenSSH 9.2, <time datetime="2026-11-21">' +
        'Nov 21, 2026</time> · <a href="/base/docs/how-samples-are-checked#run">How samples are checked</a></p>',
    )
    expect(links).toMatchObject([{ path: '/docs/how-samples-are-checked', hash: 'run', line: 1 }])
  })

  it('names all real servers', async () => {
    const { html } = await parseArticle(sample, {
      ...context,
      record: siteWith('2026-11-21', ['OpenSSH 9.2', 'Docker 20.10']),
    })
    expect(html).toContain('Node.js 22, OpenSSH 9.2, Docker 20.10, <time')
  })

  it('follows the record', async () => {
    const { html } = await parseArticle(sample, { ...context, record: siteWith('2026-12-01') })
    expect(html).toContain('Dec 1, 2026')
  })

  it.each([
    ['that changed', '```ts run\nconsole.log(2)\n```'],
    ['with other marks', '```ts\nconsole.log(1)\n```'],
  ])('is not on a block %s', async (_what, body) => {
    const { html } = await parseArticle(body, { ...context, record: siteWith('2026-11-21') })
    expect(html).not.toContain('code-check')
  })
})

it('names the packages that are locked', () => {
  expect(checkedPackages(project)).toMatchObject({ version: '0.9.0', hash: expect.stringMatching(/^[0-9a-f]{12}$/) })
})
