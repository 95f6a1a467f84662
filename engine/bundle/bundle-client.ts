import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeVersion } from '../cache/code-version.ts'
import { hashOf, isWholeFolder } from '../cache/seal.mjs'
import { PlainError } from '../problems/plain-error.ts'
import { programFile } from '../process/programs.ts'
import type { Bundle, BundleTask } from './bundle.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** What a client is bundled by: a program that has all features, and those that the site has of them. */
export interface Bundler {
  readonly bundler: URL
  readonly features: readonly { readonly name: string }[]
}

/** Builds the client, or takes it from the cache when no source has changed. */
export async function bundleClient(
  cacheDir: string,
  { bundler, features }: Bundler,
  development: boolean,
): Promise<Bundle> {
  const task = { development, features: features.map(({ name }) => name) }
  const version = `${codeVersion(development)}-${hashOf(task.features.join()).slice(0, 8)}`
  const folder = join(cacheDir, 'bundle', `${version}${development ? '-development' : ''}`)
  const made = await bundleIn(folder)
  if (made) return made
  // What is there is not whole: somebody cleared the cache while it was written.
  await rm(folder, { recursive: true, force: true })
  await build(bundler, folder, task)
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
