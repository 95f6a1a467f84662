import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files below a folder by their paths in it, with forward slashes, sorted.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')).sort()
}
