import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changedParts } from '../../src/examples/find/changed.ts'
import { pageOf } from '../../src/examples/find/pages.ts'
import { updatedRecord } from '../../src/examples/record/update.ts'

const root = mkdtempSync(join(tmpdir(), 'changed-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })

afterAll(() => rmSync(root, { recursive: true, force: true }))

const texts = {
  'a.md': '```ts run\nconsole.log(1)\n```\n\n```text title="orders.txt"\n1042 orders\n```\n',
  'b.md': '```sh\nls\n```\n\n```nginx\nevents {}\n```\n',
}
type Name = keyof typeof texts

function pagesWith(changes: Partial<Record<Name, string>> = {}) {
  return Object.entries({ ...texts, ...changes }).map(([name, body]) =>
    pageOf({ file: `content/en/docs/${name}`, locale: 'en', body, bodyOffset: 0 }),
  )
}

const recorded = updatedRecord(
  { version: '', samples: {} },
  pagesWith().flatMap(({ blocks }) => blocks.slice(0, 1).map((block) => ({ block, how: 'run' as const }))),
  { version: '0.9.0', hash: 'a' },
  { date: '2026-01-01', isFresh: false },
)
const changed = (pages = pagesWith()) => changedParts(root, pages, recorded, { probes: new Map() } as never)

it('has no page whose samples are recorded; what nobody checks is in no record', async () => {
  expect(await changed()).toEqual([])
})

it('has a page with a sample that is not recorded as it is', async () => {
  expect(await changed(pagesWith({ 'a.md': '```ts run\nconsole.log(2)\n```\n' }))).toEqual(['/docs/a.md'])
})

it('has a page that is not committed as it is', async () => {
  for (const [name, text] of Object.entries(texts)) write(name, text)
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'All')
  expect(await changed()).toEqual([])
  write('b.md', `${texts['b.md']}\nMore.\n`)
  expect(await changed()).toEqual(['/docs/b.md'])
})

function write(name: string, text: string): void {
  const file = join(root, 'content/en/docs', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
