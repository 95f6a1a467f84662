import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findTestBrowser } from './chromium.mjs'
import { findEngine, otherEngines } from './other-engines.mjs'
import { sampleServers } from './sample-servers.mjs'

/** Folders and files at the top that no code reads. */
const aside = new Set(['.git', 'node_modules', 'dist', '.build'])

/** Folders of the site's own texts: tests outside tests/site do not open them (tests/apart.ts). */
const own = /^(?:content|docs)\/|^[^/]+\.md$/

/**
 * Remembers which test files passed with all that they depend on as it is now: the code, this machine's servers and browsers
 * and, for those below tests/site, the site's own texts and their history.
 */
export class PassedFiles {
  /** @type {string} */ #file
  /** @type {Record<string, string>} */ #known
  /** @type {{ engine: string, site: string }} */ #keys

  /** @param {string} root folder of the project. @returns {Promise<PassedFiles>} */
  static async open(root) {
    return new PassedFiles(root, (await findTestBrowser().catch(() => undefined)) ?? '')
  }

  /** @param {string} root @param {string} browser */
  constructor(root, browser) {
    this.#file = join(root, 'node_modules/.cache/site/passed-tests.json')
    this.#known = existsSync(this.#file) ? readKnown(this.#file) : {}
    this.#keys = keysOf(root, browser)
  }

  /** @param {string} file path from the project's root */
  has(file) {
    return this.#known[file] === this.#keyOf(file)
  }

  /** @param {readonly { file: string, passed: boolean }[]} results */
  note(results) {
    for (const { file, passed } of results) {
      if (passed) this.#known[file] = this.#keyOf(file)
      else delete this.#known[file]
    }
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#known))
  }

  /** @param {string} file */
  #keyOf(file) {
    return file.startsWith('tests/site/') ? this.#keys.site : this.#keys.engine
  }
}

/** @param {string} file @returns {Record<string, string>} */
function readKnown(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A run that was ended while it wrote: nothing is known.
    return {}
  }
}

/** @param {string} root @param {string} browser */
function keysOf(root, browser) {
  const engine = createHash('sha256').update(machine(browser))
  const site = createHash('sha256').update(headOf(root))
  for (const file of filesOf(root)) {
    const into = own.test(file) ? site : engine
    into
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  const key = engine.digest('hex')
  return { engine: key, site: site.update(key).digest('hex') }
}

/** @param {string} browser */
function machine(browser) {
  const there = Object.keys(sampleServers).filter((file) => existsSync(file))
  const engines = otherEngines.flatMap((name) => Object.values(findEngine(name) ?? {}))
  const programs = [browser, ...engines].map((path) => [path, path && statSync(path).mtimeMs])
  return JSON.stringify([process.version, programs, there])
}

/** The days and changes of pages come from the history. @param {string} root */
function headOf(root) {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
}

/** @param {string} root */
function filesOf(root) {
  const below = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (aside.has(entry.name)) return []
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : []
    return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) =>
        join(one.parentPath, one.name)
          .slice(root.length)
          .replace(/^[\\/]/, '')
          .replaceAll('\\', '/'),
      )
  })
  return below.filter((file) => !/(?:^|\/)(?:node_modules|\.build|dist)\/|\.log$/.test(file)).sort()
}
