import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A path that a package can be imported by, and the file with its types. */
export interface EntryPoint {
  readonly path: string
  readonly types: string
}

interface Manifest {
  readonly version: string
  readonly types?: string
  readonly exports?: Readonly<Record<string, { readonly types?: string } | string>>
}

/** The version of an installed package. */
export function versionOf(folder: string): string {
  return manifestOf(folder).version
}

/** The entry points of an installed package, the main one first; patterns such as `./config/*` stand for their files. */
export function entryPointsOf(folder: string): EntryPoint[] {
  const { exports, types } = manifestOf(folder)
  if (!exports) return types ? [{ path: '.', types: join(folder, types) }] : []
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? undefined : target.types
    if (!file?.endsWith('.d.ts')) return []
    return path.includes('*') ? filesOf(folder, path, file) : [{ path, types: join(folder, file) }]
  })
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function filesOf(folder: string, path: string, pattern: string): EntryPoint[] {
  const [before = '', after = ''] = pattern.split('*')
  const base = join(folder, before)
  if (!existsSync(base)) return []
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(after))
    .map((file) => file.slice(0, -after.length))
    .sort()
    .map((name) => ({ path: path.replace('*', name), types: join(base, name + after) }))
}
