import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordStateOf } from '../../engine/markdown/code/record/known-record.ts'
import { writeRecord } from '../../engine/markdown/code/record/record.ts'
import type { CheckResult } from '../../samples/check.ts'
import { updatedRecord } from '../../samples/record/update.ts'
import { colourName } from '../../samples/terminal/colour-name.ts'
import { parseArticle } from '../parse-article.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'
const block = (info: string, ...lines: string[]) => [`${fence}${info}`, ...lines, fence, '', ''].join('\n')

const ask = [
  "import { createInterface } from 'node:readline'",
  'const lines = createInterface({ input: process.stdin, output: process.stdout })',
  "lines.question('Name? ', (name) => {",
  "  console.log('\\x1b[1;32mhello\\x1b[0m', name, 'on', process.stdout.columns)",
  '  lines.close()',
  '})',
]
const answered =
  block('js run keys="Ann{enter}"', ...ask) + block('output screen="An answer"', 'Name? Ann', 'hello Ann on 80')

const pages = {
  'en/answered': answered,
  'en/waiting': block('js run keys="An"', ...ask) + block('output screen="A question"', 'Name? An'),
  'en/corrected':
    block('js run keys="Bo{backspace}x{enter}"', ...ask) + block('output screen="A question"', 'Name? Bx'),
  'en/wrong-key': block('js run keys="{entr}"', ...ask),
}

let result: CheckResult
const folder = mkdtempSync(join(tmpdir(), 'screens-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(async () => {
  result = await checkPages(pages)
}, 120_000)

describe('a sample with keys', () => {
  it('runs in a terminal, where they are pressed', () => {
    expect(complaintsAbout(result, 'en/answered')).toEqual([])
  })

  it('shows what it shows when all are pressed and it waits for more', () => {
    expect(complaintsAbout(result, 'en/waiting')).toEqual([])
  })

  it('is compared with its screen, not with all that it wrote', () => {
    expect(complaintsAbout(result, 'en/corrected').join()).toContain('printed: hello Bx on 80')
  })

  it('is told of a key that does not exist, with the nearest', () => {
    expect(complaintsAbout(result, 'en/wrong-key').join()).toMatch(/no key \{entr\}[\s\S]*enter/)
  })

  it('has the colours of its screen on the page', async () => {
    const packages = { version: '0.9.0', hash: 'x' }
    const passed = [...result.passed.values()].filter(({ block }) => block.page.file.includes('answered'))
    const today = { date: '2026-01-01', isFresh: true }
    mkdirSync(join(folder, 'content'))
    const record = updatedRecord({ version: '', samples: {} }, passed, packages, today)
    writeRecord(join(folder, 'content/examples.json'), record)
    const context = {
      file: 'content/en/docs/page.md',
      locale: 'en' as const,
      localeCodes: ['en', 'ru'],
      localePath: '/' as const,
      base: '/',
      siteUrl: 'https://site.example',
      pageUrl: 'https://site.example/docs/page',
      toolVersion: '0.9.0',
      folders: [],
      tabGroups: {},
      bodyOffset: 0,
    }
    const { html } = await parseArticle(answered, { ...context, record: recordStateOf(folder) })
    expect(html).toContain('<span class="term-green term-bold">hello</span>')
    expect(html).toContain('<span class="code-lang">An answer</span>')
  })
})

it('names the nearest colour that pages have', () => {
  const indexed = [1, 9, 8, 7, 15, 27, 208, 244].map((index) => colourName(index, false))
  expect(indexed).toEqual(['red', 'red', 'gray', undefined, undefined, 'blue', 'yellow', 'gray'])
  expect([0x00d7af, 0xff0080, 0xf0f0f0].map((rgb) => colourName(rgb, true))).toEqual(['cyan', 'magenta', undefined])
})
