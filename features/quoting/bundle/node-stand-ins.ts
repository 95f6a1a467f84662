import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a browser has in the place of a module of Node: one file each, named after it. */
const folder = new URL('../node/', import.meta.url)
const absent = '\0absent:'
/** The package whose code is made to run in browsers; nothing else may come to need Node without anybody noticing. */
const isPackage = (file: string | undefined) => /\/@xec-sh\/core\/dist\//.test(file ?? '')
/** Parts of the package that no tool reaches, and that weigh more than the rest of what they are imported by. */
const unreached = /\/docker-fluent-api\.js$/
/** No file may be called as this module is. */
const fileNames: Readonly<Record<string, string>> = { util: 'node-util' }
const globals: Readonly<Record<string, string>> = {
  process: "import { process } from 'node:process';",
  Buffer: "import { Buffer } from 'node:buffer';",
  setInterval: "import { setInterval } from 'node:timers';",
}

/**
 * Lets `@xec-sh/core` write its commands in a page: what it imports, and the globals of Node that it names, come from
 * `features/quoting/node`. Modules without a file there are empty: their functions fail when they are called.
 */
export function nodeStandIns(): Plugin {
  return {
    name: 'node stand-ins',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (!isPackage(importer)) return null
      if (specifier.startsWith('.')) return unreached.test(specifier) ? absent + specifier : null
      const name = specifier.replace(/^node:/, '').replaceAll('/', '-')
      const file = new URL(`${fileNames[name] ?? name}.ts`, folder)
      return existsSync(file) ? fileURLToPath(file) : absent + specifier
    },
    load: (id) => (id.startsWith(absent) ? 'module.exports = {}' : null),
    transform(code, id) {
      if (!isPackage(id)) return null
      const named = Object.entries(globals).filter(([name]) => new RegExp(`(?<![\\w.'"])${name}[.[(]`).test(code))
      return named.length > 0 ? { code: named.map(([, text]) => text).join('') + code, map: null } : null
    },
  }
}
