import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Map<string, string>} */
const known = new Map()

/**
 * Hash of the project's code and of its installed packages: part of the key of every cache. Whatever is edited, nothing
 * that was made by other code is used again.
 * @param {string} root folder of the project
 * @param {{ fresh?: boolean }} [options] `fresh` reads the files again, for a process that outlives an edit
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root, { fresh = false } = {}) {
  const before = fresh ? undefined : known.get(root)
  if (before) return before
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['src', 'scripts']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  }
  const made = hash.digest('hex').slice(0, 16)
  // What this process was started with parses its articles, whatever has been edited since.
  if (!fresh) known.set(root, made)
  return made
}
