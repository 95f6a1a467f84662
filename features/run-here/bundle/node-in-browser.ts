import { builtinModules, createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const standIns = fileURLToPath(new URL('../node/', import.meta.url))

/** Modules of Node that samples and the package use, by the file that stands for them. */
const own: Readonly<Record<string, string>> = {
  assert: 'assert.ts',
  async_hooks: 'async-hooks.ts',
  child_process: 'child-process.ts',
  crypto: 'crypto.ts',
  fs: 'fs.ts',
  'fs/promises': 'fs-promises.ts',
  module: 'module.ts',
  os: 'os.ts',
  readline: 'readline.ts',
  ssh2: 'ssh2.ts',
  'stream/promises': 'stream-promises.ts',
  'timers/promises': 'timers-promises.ts',
  util: 'node-util.ts',
  zlib: 'zlib.ts',
}

/** Those that a package brings to browsers. */
const packages: Readonly<Record<string, string>> = {
  buffer: 'buffer/index.js',
  events: 'events/events.js',
  path: 'path-browserify/index.js',
  process: 'process/browser.js',
  stream: 'readable-stream/lib/ours/browser.js',
  string_decoder: 'string_decoder/lib/string_decoder.js',
}

/** The shell has stand-ins of its own for files and processes; of Node it only needs these. */
const forShell = new Set(['module', 'async_hooks', 'zlib'])

/** Commands of the shell that are no part of the stand-in: programs in other languages, databases, the network. */
export const leftOut = /\/(?:undici|js-exec|sqlite3|python3?|curl|html-to-markdown|xan|yq|file)-\w+\.js$/

/** Optional packages of the shell with programs for Node in them: not every machine can install them. */
const optional = new Set(['@mongodb-js/zstd', 'node-liblzma'])

/** For the worker that runs samples: what stands there for the modules of Node, and for SSH. */
export function nodeInBrowser(): Plugin {
  return {
    name: 'node-in-browser',
    enforce: 'pre',
    resolveId: (id, importer = '') => standInFor(id, importer.includes('/just-bash/')),
    // What samples print has names of the package's classes in it.
    transform: async (code, id) =>
      id.includes('/@xec-sh/core/') ? transform(withProcess(code), { keepNames: true }) : undefined,
  }
}

/** The bundler puts an empty object in place of the environment, unless the process is one that the module has imported. */
function withProcess(code: string): string {
  if (!code.includes('process.env')) return code
  return `import { nodeProcess as process } from ${JSON.stringify(join(standIns, 'process.ts'))};${code}`
}

/** The file that stands for a module, or undefined where it is what it says. */
export function standInFor(id: string, isShell: boolean): string | undefined {
  if (isShell && leftOut.test(id)) return join(standIns, 'missing.cjs')
  // The build for Node comes in pieces: a command of the shell is loaded when somebody calls it.
  if (id === 'just-bash') return join(dirname(require.resolve('just-bash')), 'index.js')
  if (id === 'readable-stream') return require.resolve('readable-stream/lib/ours/browser.js')
  const name = id.replace(/^node:/, '').replace(/\/$/, '')
  const file = own[name]
  if (file && (!isShell || forShell.has(name))) return join(standIns, file)
  const found = packages[name]
  if (found) return require.resolve(found)
  const isMissing = optional.has(id) || id.startsWith('node:') || builtinModules.includes(name)
  return isMissing ? join(standIns, 'missing.cjs') : undefined
}
