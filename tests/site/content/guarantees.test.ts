import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const text = readFileSync('docs/guarantees.md', 'utf8')
/** Rows of the tables: what is promised, and what holds it. */
const promises = [...text.matchAll(/^\| (?!promise \|)([^|\n]+) \| ([^|\n]+) \|$/gm)].map(
  ([, promise = '', tests = '']) => ({
    promise,
    tests: [...tests.matchAll(/\[([^\]]*)\]\(\.\.\/([^)]*)\)/g)].map(([, shown, file = '']) => ({ shown, file })),
  }),
)

describe('a promise', () => {
  it('stands in a table', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('|') && !/^\|(?: promise |---)/.test(line))
    expect(promises.length).toBeGreaterThan(20)
    expect(promises).toHaveLength(rows.length)
  })

  it.each(promises)('has its test: $promise', ({ tests }) => {
    expect(tests).not.toEqual([])
    for (const { shown, file } of tests) {
      expect(shown).toBe(file)
      expect(file).toMatch(/^tests\/.*\.test\.ts$/)
      expect(existsSync(join(file)), file).toBe(true)
    }
  })
})
