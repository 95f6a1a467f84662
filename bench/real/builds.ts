import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCorpus } from '../build/build-corpus.ts'
import type { Run } from '../build/run-process.ts'
import { type Figure, measured } from '../figure.ts'
import { compiledDir } from '../places.ts'
import { say } from '../say.ts'
import { copiedCache, copiedDist, copiedSite } from './copy-site.ts'

/** The longest page of a command: every block of the site stands on it. */
const edited = join(copiedSite, 'content/en/docs/core/execution-engine/adapters/ssh-adapter.md')
const edits = 5

/** Builds the copy from nothing, then again and again with one more line on one page. */
export async function measureBuilds(): Promise<readonly Figure[]> {
  await rm(compiledDir, { recursive: true, force: true })
  const cold = await build('from nothing')
  const warm: Run[] = []
  for (let run = 0; run < edits; run++) {
    await appendFile(edited, `\nChange ${run}.\n`)
    warm.push(await build('one page changed'))
  }
  const { seconds, megabytes } = cold
  const memory = (value: number): Figure => ({ name: 'Memory of that build', value, unit: 'MB', target: 900 })
  const times = warm.map((run) => run.seconds)
  return [
    { name: 'Build from nothing', value: seconds, unit: 's', target: 20 },
    ...(megabytes === undefined ? [] : [memory(megabytes)]),
    measured('Build after one page changed', times, 's', 2),
  ]
}

async function build(what: string): Promise<Run> {
  const run = await buildCorpus({ site: copiedSite, outDir: copiedDist, cacheDir: copiedCache, noSocialImages: true })
  say(`Build of the real site, ${what}: ${run.seconds.toFixed(1)} s, ${run.megabytes?.toFixed(0) ?? 'unknown'} MB`)
  return run
}
