import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import ts from 'typescript'
import { filesBelow } from '../../engine/files/files-below.mjs'
import type { CheckedKind } from './checked.ts'

/** Modules whose imports are all the code that a kind of check depends on; the sandbox and the loaders of samples are read by path. */
const parts: Readonly<Record<CheckedKind, { readonly modules: readonly string[]; readonly files: readonly string[] }>> =
  {
    runs: {
      modules: ['run/worker.ts', 'run/compiled.ts', 'run/judge.ts', 'run/judge-session.ts', 'transcripts/as-seen.ts'],
      files: ['run/preload.mjs', 'run/ts-hooks.mjs', 'sandbox'],
    },
    compiled: { modules: ['compile/check-programs.ts'], files: [] },
  }

/** Imports of a module as esbuild writes them, and ways to files: where a thing lies says nothing of what it does. */
const places = /\bimport(?:[\w$*{},\s]*from)?"[^"]*";|(["'`])\.{1,2}(?:\/[^"'`\n]*)?\1/g

/**
 * Hash of the code that makes the results of a kind of check. It is taken of each module by itself, compiled, so that
 * moving files, sorting imports, comments and formatting have nothing checked again.
 * @param project folder of the project
 */
export async function madeBy(project: string, kind: CheckedKind): Promise<string> {
  const folder = join(project, 'samples')
  const { modules, files } = parts[kind]
  const code = await Promise.all((await modulesOf(folder, modules)).map(compiled))
  const scripts = files.flatMap((name) => filesAt(join(folder, name))).map((file) => readFileSync(file, 'utf8'))
  const hashes = [...code, ...scripts].map((text) => createHash('sha256').update(text).digest('hex'))
  return createHash('sha256')
    .update([ts.version, ...hashes.sort()].join())
    .digest('hex')
    .slice(0, 16)
}

/** Every module of which code is needed, by its path. */
async function modulesOf(folder: string, modules: readonly string[]): Promise<string[]> {
  const contents = modules.map((file, index) => `export * as part${index} from './${file}'`).join('\n')
  const { metafile } = await build({
    stdin: { contents, resolveDir: folder },
    ...{ absWorkingDir: folder, bundle: true, metafile: true, write: false },
    ...{ packages: 'external', platform: 'node', format: 'esm' },
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return inputs.flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [join(folder, name)] : []))
}

async function compiled(file: string): Promise<string> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    ...{ loader: 'ts', minifyWhitespace: true, minifySyntax: true },
  })
  return code.replace(places, '')
}

function filesAt(path: string): string[] {
  if (path.endsWith('.mjs')) return [path]
  // The modules beside the scripts of the shell are imported.
  const scripts = filesBelow(path).filter((name) => name.endsWith('.sh'))
  return scripts.map((name) => join(path, name))
}
