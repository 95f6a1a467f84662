import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Run, runProcess } from '../build/run-process.ts'
import { longPage } from '../corpus/routes.ts'
import { installedDir, sitesDir } from './places.ts'
import type { SharedCorpus } from './shared-corpus.ts'

/** A program that makes a site, as its users run it. */
export interface Generator {
  readonly name: string
  /** The site's files by their paths. */
  readonly files: (corpus: SharedCorpus) => ReadonlyMap<string, string>
  /** Builds the site in a folder. */
  readonly build: (root: string) => Promise<Run>
  /** Where the built site is, and the long page's source. */
  readonly output: string
  readonly source: string
}

export function rootOf({ name }: Pick<Generator, 'name'>): string {
  return join(sitesDir, name.toLowerCase())
}

export async function writeSite(generator: Generator, corpus: SharedCorpus): Promise<void> {
  for (const [name, text] of generator.files(corpus)) {
    const file = join(rootOf(generator), name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** How an installed program is run: without a word to its makers. */
export function program(name: string, ...args: readonly string[]): (root: string) => Promise<Run> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' }
  return (cwd) => runProcess(join(installedDir, 'node_modules/.bin', name), args, { cwd, env })
}

export const longSource = `docs/${longPage}.md`
