import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildFailure, build, stop } from 'esbuild'
import { cacheDir } from '../cache/cache-dir.ts'
import { writeWhole } from '../files/write-whole.ts'
import { ProblemError } from '../problems/problem.ts'

const hint = 'This file is a program, and it failed or could not be read as one.'

/**
 * Runs a site's TypeScript, what it imports included, and gives what it exports. What has changed on disk is read anew,
 * in a process that has read it before as well.
 * @param root folder of the site; the file's path is below it.
 * @throws ProblemError with the place in the file as it was written.
 */
export async function loadProgram(root: string, file: string): Promise<unknown> {
  const code = await compiled(root, file)
  const name = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`
  const folder = join(cacheDir, 'programs')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true })
  writeWhole(path, code)
  // So that the stack of an error names the lines that were written.
  const before = process.sourceMapsEnabled
  process.setSourceMapsEnabled(true)
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    throw failure(file, error as Error)
  } finally {
    process.setSourceMapsEnabled(before)
  }
}

async function compiled(root: string, file: string): Promise<string> {
  const result = await build({
    absWorkingDir: resolve(root),
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    sourcemap: 'inline',
    logLevel: 'silent',
  }).catch(({ errors }: BuildFailure) => {
    throw new ProblemError(
      errors.map(({ text, location }) => ({ file: location?.file ?? file, line: location?.line, message: text, hint })),
    )
  })
  // Its process would stay with fifty megabytes until this one ends.
  await stop()
  return result.outputFiles[0]?.text ?? ''
}

function failure(file: string, { message, stack = '' }: Error): ProblemError {
  // The last of several such folders on the way: the site may lie in one.
  const [, name = file, line] = /^.*[/(]((?:config|content)\/[\w./-]+\.ts):(\d+)/m.exec(stack) ?? []
  return new ProblemError([{ file: name, line: line ? Number(line) : undefined, message, hint }])
}
