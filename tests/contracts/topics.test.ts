import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { formatProblem } from '../../engine/problems/problem.ts'
import { readBehavior } from '../../features/behavior/read-behavior.ts'

const fixture = fileURLToPath(new URL('../fixtures/sites/probes', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'topics-'))
cpSync(fixture, root, { recursive: true })

afterAll(() => rmSync(root, { recursive: true }))

/** What is said when a text of the file is another one. */
function saidWith(before: string, after: string): string[] {
  const text = readFileSync(join(fixture, 'content/topics.yml'), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(root, 'content/topics.yml'), text.replace(before, after))
  return readBehavior(root).problems.map(formatProblem)
}

describe('topics of probes', () => {
  it('are read as they stand', () => {
    expect(saidWith('first: [retries]', 'first: [exit-error]')).toEqual([])
  })

  it('name the probes that come first, and none that there is not', () => {
    expect(saidWith('[retries]', '[exit-error, retires]')).toEqual([
      'content/topics.yml:1  There is no probe "retires".\n    Did you mean "retries"?',
    ])
  })

  it('have no other keys', () => {
    expect(saidWith('first:', 'frist:')).toEqual([
      'content/topics.yml:1  Unknown key "errors.frist".\n    Did you mean "first"?',
    ])
  })
})
