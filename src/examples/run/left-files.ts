import { createHash } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { JobFile } from './job.ts'

/**
 * What the lines of a job left in its folder: hashes by path. The samples that it began with are left out, unless they
 * changed, and so is what a package manager installed.
 */
export async function leftFiles(folder: string, begun: readonly JobFile[]): Promise<Record<string, string>> {
  const samples = new Map(begun.map(({ name, text }) => [name, hashOf(text)]))
  const found: [string, string][] = []
  for (const path of await pathsIn(folder)) {
    const name = relative(folder, path)
    const hash = await readlink(path).then(
      (to) => `-> ${to}`,
      async () => hashOf(await readFile(path)),
    )
    if (samples.get(name) !== hash) found.push([name, hash])
  }
  return Object.fromEntries(found.sort())
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return entry.isFile() || entry.isSymbolicLink() ? [path] : []
    return entry.name === 'node_modules' ? [] : pathsIn(path)
  })
  return (await Promise.all(paths)).flat()
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
