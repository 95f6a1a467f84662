import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeVersion } from '../cache/code-version.ts'
import { isWholeFolder } from '../cache/seal.mjs'
import { PlainError } from '../problems/plain-error.ts'
import { programFile } from '../process/programs.ts'
import type { Bundle, BundleTask } from './bundle.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the client, or takes it from the cache when no source has changed.
 * @param bundler program that bundles, with the features of the site
 */
export async function bundleClient(cacheDir: string, bundler: URL, development: boolean): Promise<Bundle> {
  const folder = join(cacheDir, 'bundle', `${codeVersion(development)}${development ? '-development' : ''}`)
  const made = await bundleIn(folder)
  if (made) return made
  // What is there is not whole: somebody cleared the cache while it was written.
  await rm(folder, { recursive: true, force: true })
  await build(bundler, folder, { development })
  const bundle = await bundleIn(folder)
  if (!bundle) throw new PlainError(`The client was bundled, but parts of it are gone from ${folder}. Build again.`)
  return bundle
}

/** The bundle in a folder, or undefined where one of its files is not there or not what was written. */
async function bundleIn(folder: string): Promise<Bundle | undefined> {
  if (!isWholeFolder(folder)) return undefined
  return { ...(JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')) as Bundle), folder }
}

/**
 * Builds in a process of its own: the bundler leaves half a gigabyte behind, which the parsing after it would have to live
 * with.
 */
async function build(bundler: URL, folder: string, task: BundleTask): Promise<void> {
  const { file, nodeOptions } = programFile('bundle', bundler)
  const args = [...nodeOptions, file, JSON.stringify({ folder, ...task })]
  // By the channel it learns that nobody waits for it any more, however this process has ended.
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new PlainError('The client could not be bundled; the reason stands above.')
}
