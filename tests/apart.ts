import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Stands before every test of the engine: nothing that it runs in this process opens a text of this site, be it a page,
 * the configuration or the docs. Its result then stays true when only a page has changed. `contracts/apart.test.ts` looks
 * at what tests import.
 */
const project = fileURLToPath(new URL('..', import.meta.url))
const own = /^(?:content|config|docs)(?:\/|$)|^[^/]+\.md$/

type Call = (path: unknown, ...rest: unknown[]) => unknown
type Calls = Record<string, Call & { isApart?: true }>

function refuse(path: unknown): void {
  if (typeof path !== 'string' && !(path instanceof URL)) return
  const file = relative(project, resolve(typeof path === 'string' ? path : fileURLToPath(path))).replaceAll(sep, '/')
  if (!own.test(file)) return
  throw new Error(
    `${file} is content of this site: a test that reads it stands below tests/site, others read a fixture.`,
  )
}

function guard(calls: Calls, names: readonly string[]): void {
  for (const name of names) {
    const real = calls[name]
    // A process that runs several files comes here before each.
    if (!real || real.isApart) continue
    const guarded: Call = (path, ...rest) => {
      refuse(path)
      return real.call(calls, path, ...rest)
    }
    calls[name] = Object.assign(guarded, { isApart: true as const })
  }
}

const several = ['readFile', 'readdir', 'open', 'opendir', 'cp', 'access']
const once = [...several.map((name) => `${name}Sync`), 'existsSync', 'createReadStream']
guard(fs as unknown as Calls, [...several, ...once])
guard(fs.promises as unknown as Calls, several)
syncBuiltinESMExports()
