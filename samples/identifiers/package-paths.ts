import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const packageNames = ['@xec-sh/core', '@xec-sh/kit', '@xec-sh/loader', '@xec-sh/ops']

/** On no registry, and known all the same. */
const unpublished = ['@xec-sh/cli']

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>
}

const exportsOf = new Map(
  packageNames.map((name) => {
    const manifest = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as Manifest
    return [name, Object.keys(manifest.exports ?? {})] as const
  }),
)

/** Every path into a package that can be imported; those with `*` stand for files. */
export const packagePaths: readonly string[] = [
  ...unpublished,
  ...[...exportsOf].flatMap(([name, paths]) => [name, ...paths.map((path) => name + path.slice(1))]),
]

/** Whether a package can be imported by a path. A package without a list of exports lets all its files be. */
export function packagePathExists(path: string): boolean {
  if (packagePaths.includes(path)) return true
  const name = path.split('/').slice(0, 2).join('/')
  const paths = exportsOf.get(name)
  if (!paths) return false
  if (paths.length === 0) return existsSync(join(modules, path))
  const file = /^(.*)\/[\w-]+$/.exec(path)?.[1]
  return file !== undefined && packagePaths.includes(`${file}/*`) && existsSync(fileOf(path))
}

function fileOf(path: string): string {
  const [scope = '', name = '', ...rest] = path.split('/')
  return join(modules, scope, name, 'dist', `${rest.join('/')}.js`)
}
