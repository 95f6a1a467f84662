import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { longPage } from '../corpus/routes.ts'
import { pageCount, writeCorpus } from '../corpus/write-corpus.ts'
import { type Figure, measured } from '../figure.ts'
import { compiledDir, measuredDir, siteDir } from '../places.ts'
import { say } from '../say.ts'
import { buildCorpus } from './build-corpus.ts'
import type { Run } from './run-process.ts'

const coldRuns = 3
const warmRuns = 5
const places = {
  outDir: join(measuredDir, 'dist'),
  cacheDir: join(measuredDir, 'cache'),
  tmpDir: join(measuredDir, 'tmp'),
  noSocialImages: true,
}

/** Builds from nothing, then again and again with one page changed. */
export async function measureBuild(): Promise<readonly Figure[]> {
  await writeCorpus(siteDir)
  const cold: Run[] = []
  for (let run = 0; run < coldRuns; run++) {
    for (const folder of [measuredDir, compiledDir]) await rm(folder, { recursive: true, force: true })
    cold.push(await build('from nothing'))
  }
  const warm: Run[] = []
  for (let run = 0; run < warmRuns; run++) {
    await changePage(run)
    warm.push(await build('one page changed'))
  }
  const output = (await folderBytes(places.outDir)) / 1e6
  const memory = cold.flatMap(({ megabytes }) => (megabytes === undefined ? [] : [megabytes]))
  return [
    measured(
      `Build of ${pageCount} pages from nothing`,
      cold.map(({ seconds }) => seconds),
      's',
      20,
    ),
    ...(memory.length > 0 ? [measured('Memory of that build, all processes', memory, 'MB', 900)] : []),
    {
      name: 'Output of that build, without social images',
      value: output,
      unit: 'MB',
      note: 'all files as they lie in dist',
    },
    measured(
      'Build after one page changed',
      warm.map(({ seconds }) => seconds),
      's',
      2,
    ),
  ]
}

/** Bytes of all files below a folder. */
async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function build(what: string): Promise<Run> {
  const run = await buildCorpus(places)
  say(`Build, ${what}: ${run.seconds.toFixed(1)} s, ${run.megabytes?.toFixed(0) ?? 'unknown'} MB`)
  return run
}

async function changePage(run: number): Promise<void> {
  const file = join(siteDir, `content/en/docs/${longPage}.md`)
  await writeFile(file, `${await readFile(file, 'utf8')}\nChange ${run}.\n`)
}
