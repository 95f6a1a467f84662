import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files/files-below.mjs'

/** @type {Map<string, string>} */
const known = new Map()

/**
 * Hash of the project's code, of how it is compiled and of its installed packages: part of the key of every cache.
 * Whatever is edited, nothing that was made by other code is used again.
 * @param {string} root folder of the project
 * @param {{ fresh?: boolean }} [options] `fresh` reads the files again, for a process that outlives an edit
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root, { fresh = false } = {}) {
  const before = fresh ? undefined : known.get(root)
  if (before) return before
  const code = ['engine', 'features', 'site', 'scripts'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json', 'tsconfig.json', ...code]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  const made = hash.digest('hex').slice(0, 16)
  // What this process was started with parses its articles, whatever has been edited since.
  if (!fresh) known.set(root, made)
  return made
}
