import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is wrong with the installed packages, and the npm command that mends it; undefined when they are those of
 * package-lock.json.
 * @param {string} root folder of the project
 * @returns {{ reason: string, command: string[] } | undefined}
 */
export function packageProblem(root) {
  // Also where NODE_ENV says production: everything here is built with development packages.
  const command = ['ci', '--include=dev']
  const lock = readJson(join(root, 'package-lock.json'))
  if (!lock || !sameDependencies(readJson(join(root, 'package.json')), lock.packages?.[''])) {
    const reason = 'package-lock.json does not fit package.json'
    return { reason, command: ['install', '--include=dev'] }
  }
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return { reason: 'the packages are not installed yet', command }
  const other = Object.keys(lock.packages).find((path) => path !== '' && !fits(root, path, lock, installed))
  return other && { reason: `${other} is not what package-lock.json says`, command }
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
