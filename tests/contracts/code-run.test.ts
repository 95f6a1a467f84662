import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseCodeMeta } from '../../engine/markdown/code/meta.ts'
import { fingerprint } from '../../engine/markdown/code/record/fingerprint.ts'
import { recordStateOf } from '../../engine/markdown/code/record/known-record.ts'
import { recordFile, writeRecord } from '../../engine/markdown/code/record/record.ts'
import { packagesIn, runLines } from '../../engine/markdown/code/run-commands.ts'
import { pageOf } from '../../samples/find/pages.ts'
import { parseArticle } from '../parse-article.ts'

const folder = mkdtempSync(join(tmpdir(), 'code-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An article whose samples all ran. */
async function ran(body: string, locale: 'en' | 'ru' = 'en') {
  const root = mkdtempSync(join(folder, 'site-'))
  mkdirSync(join(root, 'content'))
  const { blocks } = pageOf({ file: 'a.md', locale, body, bodyOffset: 0 })
  const entry = { how: 'run' as const, date: '2026-11-21', packages: 'a', node: 22 }
  const samples = blocks.map(({ language, meta, text }) => [fingerprint(language, meta, text), entry] as const)
  writeRecord(join(root, recordFile), { version: '0.9.0', samples: Object.fromEntries(samples) })
  const record = recordStateOf(root)
  if (!record) throw new Error('The record was not written')
  const site = {
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/',
    siteUrl: 'https://site.example',
    pageUrl: 'https://site.example/docs/a',
  }
  const folders = [{ folder: 'docs', path: '/docs' as const }]
  const context = { ...site, file: 'content/en/docs/a.md', locale, toolVersion: '0.9.0', folders, tabGroups: {} }
  return parseArticle(body, { ...context, record, bodyOffset: 0 })
}

const fence = (marks: string, text: string) => `\`\`\`${marks}\n${text}\n\`\`\`\n\n`
const core = "import { $ } from '@xec-sh/core'\n"
const notesIn = (html: string) => html.match(/<div class="code-run"[\s\S]*/g)?.join('') ?? ''

describe('how to run a sample', () => {
  it('one note serves all samples that need the same', async () => {
    const { html, problems, styles } = await ran(
      fence('ts title="a.ts" run', `${core}1`) + fence('ts title="b.ts" run', `${core}2`) + fence('ts run', `${core}3`),
    )
    expect(problems).toEqual([])
    expect([...html.matchAll(/popovertarget="([^"]+)"/g)].map(([, id]) => id)).toEqual(['run:1', 'run:1', 'run:2'])
    expect([...html.matchAll(/class="code-run" id="([^"]+)" popover/g)].map(([, id]) => id)).toEqual(['run:1', 'run:2'])
    expect(styles).toEqual(['code-run'])
  })

  it('the note has a name in it without JavaScript, and the place of it for the name of the sample', async () => {
    const { html } = await ran(fence('js title="a.mjs" run', core))
    expect(html).toContain('node <span class="run-file">sample.mjs</span>')
    expect(notesIn(html).match(/<span class="run-file">sample\.mjs<\/span>/g)).toHaveLength(5)
    const { html: unnamed } = await ran(fence('ts run', core))
    expect(unnamed).not.toContain('run-file')
    expect(unnamed).toContain('npx tsx sample.ts')
  })

  it.each([
    ['ssh', /connects to a server/],
    ['docker', /needs Docker/],
    ['k8s', /needs kubectl/],
  ])('says what a sample for %s needs besides', async (target, needs) => {
    const { html } = await ran(fence(`ts target=${target} run`, core))
    expect(notesIn(html)).toMatch(needs)
    expect(notesIn((await ran(fence('ts target=local run', core))).html)).not.toMatch(needs)
  })

  it('a part names the packages of its whole program', async () => {
    const { html } = await ran(fence('ts part="x" run', core) + fence('ts part="x" run', "import '@xec-sh/ops'"))
    expect(notesIn(html)).toContain('npm install @xec-sh/core@0.9.0 @xec-sh/ops@0.9.0 tsx')
    expect(notesIn(html)).toContain('It is one part of a script')
    expect(html.match(/class="code-run"/g)).toHaveLength(1)
  })

  it('speaks Russian on a Russian page', async () => {
    expect(notesIn((await ran(fence('ts run', core), 'ru')).html)).toContain('Как запустить пример')
  })
})

describe('what to type', () => {
  it('packages are those of the imports, without what Node has and files beside', () => {
    const text = `${core}import { x } from "node:fs"\nimport y from 'path'\nimport './z.ts'\nawait import('@xec-sh/ops/tasks')\n${core}`
    expect(packagesIn(text)).toEqual(['@xec-sh/core', '@xec-sh/ops'])
  })

  it.each([
    ['npm', ['npm install @xec-sh/core@0.9.0 execa tsx', 'npm pkg set type=module', 'A=1 npx tsx {file}']],
    ['pnpm', ['pnpm add @xec-sh/core@0.9.0 execa tsx', 'pnpm pkg set type=module', 'A=1 pnpm exec tsx {file}']],
    ['yarn', ['yarn add @xec-sh/core@0.9.0 execa tsx', 'npm pkg set type=module', 'A=1 yarn tsx {file}']],
    ['bun', ['bun add @xec-sh/core@0.9.0 execa', 'A=1 bun {file}']],
  ] as const)('%s', (manager, lines) => {
    const packages = ['@xec-sh/core', 'execa']
    expect(runLines(manager, { ending: 'ts', packages, env: 'A=1', version: '0.9.0' })).toEqual(lines)
  })

  it('a file that is a module by its name needs no type, and no tsx', () => {
    const script = { ending: 'mjs', packages: ['@xec-sh/core'], version: '0.9.0' }
    expect(runLines('npm', script)).toEqual(['npm install @xec-sh/core@0.9.0', 'node {file}'])
    expect(runLines('yarn', script)).toEqual(['yarn add @xec-sh/core@0.9.0', 'yarn node {file}'])
    expect(runLines('npm', { ...script, packages: [] })).toEqual(['node {file}'])
  })
})

it('folded lines are no part of what a sample is known by', () => {
  const marks = (source: string) => parseCodeMeta(source).meta
  expect(fingerprint('ts', marks('run setup={1-3}'), 'x')).toBe(fingerprint('ts', marks('run'), 'x'))
})
