import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All test files by their path from the project's root.
 * @param {string} root folder of the project
 * @returns {string[]}
 */
export function testFiles(root) {
  const names = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('fixtures/'))
    .map((name) => `tests/${name}`)
    .sort()
}
