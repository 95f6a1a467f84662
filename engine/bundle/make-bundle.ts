import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, isWholeFolder, sealFolder } from '../cache/seal.mjs'
import { filesBelow } from '../files/files-below.mjs'
import { drawIconSheet } from './all-icons.ts'
import type { BundleTask } from './bundle.ts'
import type { ClientFeature } from './client-feature.ts'
import { buildClient, buildInlineScript, buildShell } from './vite-builds.ts'

/** Built beside its place and moved there whole, so that an interrupted build leaves nothing half. */
export async function makeBundle(
  folder: string,
  { development, features: chosen }: BundleTask,
  all: readonly ClientFeature[],
): Promise<void> {
  const features = all.filter(({ name }) => chosen.includes(name))
  const draft = `${folder}.${process.pid}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const icons = join(draft, 'icons.svg')
  await writeFile(icons, drawIconSheet())
  const options = { folder: draft, development, icons, features }
  const shell = await buildShell(options)
  const client = await buildClient(options)
  const choicesScript = await buildInlineScript('engine/client/inline-scripts/stored-choices.ts')
  const notFoundScript = await buildInlineScript('engine/client/inline-scripts/not-found.ts')
  const scripts = features.flatMap((feature) => Object.entries(feature.scripts ?? {}))
  for (const [path, url] of scripts)
    await writeFile(join(draft, path.slice(1)), await buildInlineScript(fileURLToPath(url)))
  const files = filesBelow(draft)
  const made = {
    ...client,
    ...shell,
    choicesScript,
    notFoundScript,
    rootScripts: scripts.map(([path]) => path.slice(1)),
    files,
  }
  const id = hashOf(JSON.stringify(made)).slice(0, 16)
  const bundle = { ...made, id }
  await writeFile(join(draft, 'bundle.json'), JSON.stringify(bundle))
  sealFolder(draft)
  // Another build may have been faster: what it made is the same, and somebody may be reading it.
  await rename(draft, folder).catch(async (error: Error) => {
    if (!isWholeFolder(folder)) throw error
    await rm(draft, { recursive: true, force: true })
  })
}
