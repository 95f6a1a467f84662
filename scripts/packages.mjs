import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is wrong with the installed packages; undefined when they are those of package-lock.json. `npm ci` mends it, but
 * for what has a hint: only a person may change the lock file, and look at what has changed in it.
 * @param {string} root folder of the project
 * @returns {{ reason: string, hint?: string } | undefined}
 */
export function packageProblem(root) {
  const lock = readJson(join(root, 'package-lock.json'))
  if (!lock || !sameDependencies(readJson(join(root, 'package.json')), lock.packages?.[''])) {
    const hint = 'Run npm install, and look at what it changes in the lock file.'
    return { reason: 'package-lock.json does not fit package.json', hint }
  }
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return { reason: 'the packages are not installed yet' }
  const other = Object.keys(lock.packages).find((path) => path !== '' && !fits(root, path, lock, installed))
  return other && { reason: `${other} is not what package-lock.json says` }
}

function fits(root, path, lock, installed) {
  const wanted = lock.packages[path]
  const present = installed.packages[path]
  // Optional packages are for other systems.
  if (!present) return Boolean(wanted.optional)
  return wanted.version === present.version && wanted.integrity === present.integrity && existsSync(join(root, path))
}

function sameDependencies(manifest, locked = {}) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) => {
    const entries = (owner) => JSON.stringify(Object.entries(owner[kind] ?? {}).sort())
    return entries(manifest) === entries(locked)
  })
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
