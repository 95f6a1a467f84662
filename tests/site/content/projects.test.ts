import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archives } from '../../../features/projects/archives.ts'

const projects = new URL('../../../content/projects', import.meta.url).pathname

/** The files of the shop before the guides add to it. */
const start = readdirSync(join(projects, 'shop-start'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(projects, 'shop-start').length + 1))

test.each(start)('%s of the shop is the same in all guides', (file) => {
  const [first, later] = ['shop-start', 'shop'].map((stage) => readFileSync(join(projects, stage, file), 'utf8'))
  expect(later).toBe(first)
})

test('the archive of each project is one that tar reads without a word, whatever is in it', () => {
  for (const [name, archive] of archives('.')) {
    const { status, stderr } = spawnSync('tar', ['-tf', '-'], { input: archive, encoding: 'utf8' })
    expect([name, status, stderr]).toEqual([name, 0, ''])
  }
})
