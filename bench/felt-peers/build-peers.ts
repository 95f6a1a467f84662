import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../build/run-process.ts'
import type { Figure } from '../figure.ts'
import { comparison } from './comparison.ts'
import { type Generator, rootOf } from './generator.ts'
import { sharedCorpus } from './shared-corpus.ts'
import { buildFromNothing, buildSite, generators, installGenerators } from './sites.ts'

const rounds = 3

interface Built {
  readonly cold: Run
  readonly warm: Run
}

/** Builds of the same pages by other generators: from nothing, and after an edit of one page. */
export async function measureBuildPeers(): Promise<readonly Figure[]> {
  await installGenerators()
  const corpus = sharedCorpus()
  const results = generators.map((): Built[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, generator] of generators.entries()) {
      const cold = await buildFromNothing(generator, corpus)
      results[at]?.push({ cold, warm: await afterEdit(generator) })
    }
  const names = generators.map(({ name }) => name)
  const row = (name: string, digits: number, read: (built: Built) => number | undefined) => {
    const values = results.map((all) => all.map(read).filter((value) => value !== undefined))
    return { name, digits, values: new Map(names.map((own, at) => [own, values[at] ?? []])) }
  }
  const rows = [
    row(`Build of ${corpus.pages.length} pages from nothing, s`, 1, ({ cold }) => cold.seconds),
    row('Memory of that build, all processes, MB', 0, ({ cold }) => cold.megabytes),
    row('Build after an edit, s', 1, ({ warm }) => warm.seconds),
  ]
  console.log(comparison(names, rows))
  return []
}

async function afterEdit(generator: Generator): Promise<Run> {
  await appendFile(join(rootOf(generator), generator.source), '\nA change.\n')
  return buildSite(generator, 'after an edit')
}
