import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Major version of the Node that runs the samples. */
export const nodeMajor = Number(process.versions.node.split('.')[0])

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity?: string }>>
}

/** The packages that samples are checked against, as they are locked: `0.9.0` and a short hash of all of them. */
export function checkedPackages(root: string): { readonly version: string; readonly hash: string } {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const ours = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/@xec-sh/'))
  const hash = createHash('sha256')
  for (const [path, { version, integrity = '' }] of ours.sort()) hash.update(`${path} ${version} ${integrity}\n`)
  const version = packages['node_modules/@xec-sh/core']?.version ?? ''
  return { version, hash: hash.digest('hex').slice(0, 12) }
}
