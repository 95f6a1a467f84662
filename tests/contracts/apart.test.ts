import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn, type Import, importsOf } from './parts/imports-of.ts'

/** They run the checker of samples with the configuration of this site. */
const withConfig = /^tests\/examples\//

const tests = filesIn('tests').filter(
  (file) => file.endsWith('.test.ts') && !/^tests\/(?:site|fixtures)\//.test(file) && !withConfig.test(file),
)

const known = new Map<string, readonly Import[]>()

/** Most files are imported by many tests. What the source imports is its own: `imports.test.ts` holds that. */
function importsIn(file: string): readonly Import[] {
  const isRead = /^(?!src\/).*\.(?:tsx?|mjs)$/.test(file) && existsSync(file)
  const imports = known.get(file) ?? (isRead ? importsOf(file) : [])
  known.set(file, imports)
  return imports
}

/** Files that a test imports, and what they import, each with the file that names it first. */
function importedBy(test: string): Map<string, string> {
  const from = new Map([[test, '']])
  for (const file of from.keys()) {
    for (const { to } of importsIn(file)) if (to && !from.has(to)) from.set(to, file)
  }
  return from
}

it('tests of the engine import nothing of this site, and so stay true when only a page has changed', () => {
  expect(tests.length).toBeGreaterThan(100)
  const found = tests.flatMap((test) =>
    [...importedBy(test)]
      .filter(([file]) => /^(?:content|config|tests\/site)\//.test(file))
      .map(([file, from]) => `${test}: ${from} imports ${file}. Move the test to tests/site, or give it a fixture.`),
  )
  expect(found).toEqual([])
})
