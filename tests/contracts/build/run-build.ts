import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readPublished } from '../../../engine/write/published.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Options of a build for tests that read its pages alone. */
export const pagesOnly = ['--no-social-images', '--no-compression']

/** What a build said and left behind. */
export interface BuildRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** The folder `dist`. */
  readonly outDir: string
  /** Texts below `dist/` by their path, without assets; compressed forms are no files of their own here. */
  readonly files: ReadonlyMap<string, string>
  /** Names below `dist/assets/`; those that stay from the build before are left out. */
  readonly assets: readonly string[]
}

/**
 * Builds a site as a user does: the command line in a process of its own, the output in `dist` inside the site.
 * @param builder folder of the project that builds
 */
export function runBuild(
  site: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  builder = project,
): Promise<BuildRun> {
  return startBuild(site, args, env, builder).ended
}

/** Begins a build; `ended` has what it left behind. */
export function startBuild(
  site: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  builder = project,
): { readonly child: ChildProcess; readonly ended: Promise<BuildRun> } {
  const { BASE_PATH, CSP_META, ...own } = process.env
  const outDir = join(site, 'dist')
  const child = spawn(process.execPath, ['scripts/build.mjs', '--site', site, '--out', outDir, ...args], {
    cwd: builder,
    env: { ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: endOf(child, outDir) }
}

async function endOf(child: ChildProcessByStdio<null, Readable, Readable>, outDir: string): Promise<BuildRun> {
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  const names = filesBelow(outDir).filter((name) => !/^(?:assets|\.site)\/|\.(?:br|gz)$/.test(name))
  const files = new Map(names.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]))
  const assets = readPublished(outDir).files.filter((name) => /^assets\/.*(?<!\.(?:br|gz))$/.test(name))
  return { code, stdout, stderr, outDir, files, assets: assets.sort() }
}

/** Files below a folder by their path in it, sorted; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Documents of a build but its books, which have no shell, no script and no version: tests/e2e/book.test.ts looks at them. */
export function documents(run: BuildRun): [string, string][] {
  return everyDocument(run).filter(([, text]) => !text.includes('<html class="book"'))
}

/** Documents of a build, at least one: its HTML files but for redirects. */
export function everyDocument({ files, outDir }: BuildRun): [string, string][] {
  const found = [...files].filter(([name, text]) => name.endsWith('.html') && !text.includes('http-equiv="refresh"'))
  // What every document has to have would hold for none of them.
  if (found.length === 0) throw new Error(`The build has left no document in ${outDir}.`)
  return found
}

/** Text of a page of a build. */
export function page({ files }: BuildRun, name: string): string {
  const text = files.get(name)
  if (text === undefined) throw new Error(`There is no ${name}; there are ${[...files.keys()].join(', ')}`)
  return text
}
