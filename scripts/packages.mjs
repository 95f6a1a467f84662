import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is wrong with the installed packages, and how npm mends it; undefined when they are those of package-lock.json.
 * What has a hint instead is for a person, who alone may change the lock file and look at what has changed in it.
 * @param {string} root folder of the project
 * @param {{ siteOnly?: boolean }} [options] siteOnly: packages that only checks need may be missing
 * @returns {{ reason: string, hint?: string, mend?: string[] } | undefined}
 */
export function packageProblem(root, { siteOnly = false } = {}) {
  const lock = readJson(join(root, 'package-lock.json'))
  if (!lock || !sameDependencies(readJson(join(root, 'package.json')), lock.packages?.[''])) {
    const hint = 'Run npm install, and look at what it changes in the lock file.'
    return { reason: 'package-lock.json does not fit package.json', hint }
  }
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))
  if (!installed) {
    return { reason: 'the packages are not installed yet', mend: ['ci', siteOnly ? '--omit=dev' : '--include=dev'] }
  }
  const others = Object.keys(lock.packages).filter((path) => path !== '' && !fits(root, path, lock, installed))
  const ofSite = others.find((path) => !lock.packages[path].dev)
  if (ofSite) {
    // Whoever has the others keeps them: npm ci begins with an empty folder.
    const hasOthers = Object.values(installed.packages).some(({ dev }) => dev)
    const mend = ['ci', siteOnly && !hasOthers ? '--omit=dev' : '--include=dev']
    return { reason: `${ofSite} is not what package-lock.json says`, mend }
  }
  if (siteOnly || others.length === 0) return undefined
  // What is there stays, and so does the lock file.
  const mend = ['install', '--include=dev', '--no-save']
  return { reason: `${others[0]}, which checks need, is not what package-lock.json says`, mend }
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
