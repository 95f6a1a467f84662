import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Run } from '../build/run-process.ts'
import { compiledDir } from '../places.ts'
import { say } from '../say.ts'
import { docusaurus } from './docusaurus.ts'
import { type Generator, rootOf, writeSite } from './generator.ts'
import { ours } from './ours.ts'
import { installedDir, packageFile } from './places.ts'
import { type SharedCorpus, sharedCorpus } from './shared-corpus.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

export const generators: readonly Generator[] = [ours, vitepress, starlight, docusaurus]

/** Installs what is not there yet. */
export async function installGenerators(): Promise<void> {
  if (existsSync(join(installedDir, 'node_modules/vitepress'))) return
  say('Other generators: installing, some minutes')
  await mkdir(installedDir, { recursive: true })
  await copyFile(packageFile, join(installedDir, 'package.json'))
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: installedDir, maxBuffer: 1e8 })
}

/** Builds a site of which nothing is there, not even what its generator keeps. */
export async function buildFromNothing(generator: Generator, corpus: SharedCorpus): Promise<Run> {
  await rm(rootOf(generator), { recursive: true, force: true })
  if (generator === ours) await rm(compiledDir, { recursive: true, force: true })
  await writeSite(generator, corpus)
  return buildSite(generator, 'from nothing')
}

export async function buildSite(generator: Generator, what: string): Promise<Run> {
  const run = await generator.build(rootOf(generator))
  say(`${generator.name}, ${what}: ${run.seconds.toFixed(1)} s, ${run.megabytes?.toFixed(0) ?? 'unknown'} MB`)
  return run
}

/** Builds the sites that are not built yet, and ours in any case. */
export async function prepareSites(): Promise<void> {
  await installGenerators()
  const corpus = sharedCorpus()
  for (const generator of generators) {
    // The one page that every generator writes at this place.
    const isThere = existsSync(join(rootOf(generator), generator.output, '404.html'))
    if (generator === ours || !isThere) await buildFromNothing(generator, corpus)
  }
}
