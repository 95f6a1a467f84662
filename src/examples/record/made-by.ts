import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { filesBelow } from '../../build/files-below.mjs'
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

/**
 * Hash of the code that makes the results of a kind of check. It is taken of the compiled code, so that moving files,
 * comments and formatting have nothing checked again.
 * @param project folder of the project
 */
export async function madeBy(project: string, kind: CheckedKind): Promise<string> {
  const folder = join(project, 'src/examples')
  const { modules, files } = parts[kind]
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((file, index) => `export * as part${index} from './${file}'`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  const hash = createHash('sha256').update(ts.version)
  for (const { contents } of outputFiles) hash.update(contents)
  for (const file of files.flatMap((name) => filesAt(join(folder, name)))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesAt(path: string): string[] {
  return path.endsWith('.mjs') ? [path] : filesBelow(path).map((name) => join(path, name))
}
