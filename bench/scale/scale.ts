import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCorpus } from '../build/build-corpus.ts'
import { writeCorpus } from '../corpus/write-corpus.ts'
import type { Figure } from '../figure.ts'
import { measuredDir } from '../places.ts'
import { say } from '../say.ts'

/** Pages of each site, in both languages together. */
const sizes = [350, 1_000, 3_000, 10_000]

/** What the largest of them may take. */
const limits = { seconds: 300, megabytes: 2_000 }

/** Builds sites of ever more pages from nothing: what a page costs must not grow with the number of pages. */
export async function measureScale(pages: readonly number[] = sizes): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  let first: number | undefined
  for (const size of pages) {
    const { seconds, megabytes } = await buildOnce(size)
    const each = (1000 * seconds) / size
    first ??= each
    const isLargest = size === sizes.at(-1)
    const note = `${each.toFixed(0)} ms a page`
    figures.push({
      name: `Build of ${size} pages from nothing`,
      value: seconds,
      unit: 's',
      note,
      ...(isLargest && { target: limits.seconds }),
    })
    if (megabytes !== undefined) {
      const memory = { name: 'Memory of that build, all processes', value: megabytes, unit: 'MB' as const }
      figures.push({ ...memory, ...(isLargest && { target: limits.megabytes }) })
    }
    // The smallest site pays for the client's bundle as well, so a larger one is rather cheaper.
    if (size !== pages[0])
      figures.push({ name: `A page of it, against one of ${pages[0]}`, value: each / first, unit: '×', target: 1.1 })
  }
  return figures
}

async function buildOnce(size: number) {
  const folder = join(measuredDir, `scale-${size}`)
  await rm(folder, { recursive: true, force: true })
  const site = join(folder, 'site')
  await writeCorpus(site, size)
  const places = { outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache'), tmpDir: join(folder, 'tmp') }
  const run = await buildCorpus({ site, ...places, noSocialImages: true })
  say(`${size} pages: ${run.seconds.toFixed(1)} s, ${run.megabytes?.toFixed(0) ?? 'unknown'} MB`)
  await rm(folder, { recursive: true })
  return run
}
