import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../files/lock.mjs'
import { removeIfEmpty } from '../files/remove-if-empty.ts'
import { PlainError } from '../problems/plain-error.ts'

/** The folder of the build itself inside the one that it writes: the mark by which a build knows it as its own. */
export const buildFolder = '.site'

/**
 * Does what writes a site while no other build writes there; a second one waits and says for whom.
 * @throws PlainError where the folder holds what no build has written.
 */
export async function asOnlyBuild<T>(outDir: string, work: () => Promise<T>): Promise<T> {
  refuseForeign(outDir)
  const folder = join(outDir, buildFolder)
  const isNew = mkdirSync(outDir, { recursive: true }) !== undefined
  const isFirst = makeFolder(folder)
  const file = join(folder, 'lock')
  const waiting = (pid: number) =>
    console.log(`Process ${pid} is building there; waiting for it. If there is no such build, delete ${file}.`)
  try {
    return await withLock(file, work, waiting)
  } finally {
    // A build that fails leaves nothing where nothing was.
    if (isFirst) removeIfEmpty(folder)
    if (isNew) removeIfEmpty(outDir)
  }
}

function refuseForeign(outDir: string): void {
  const names = namesIn(outDir)
  if (names.length === 0 || names.includes(buildFolder)) return
  throw new PlainError(
    `${outDir} is not empty and has no mark of a build (${names.slice(0, 3).join(', ')}): delete it if you need nothing in it, or choose another folder with --out.`,
  )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new PlainError(`${folder} is a file: choose a folder with --out.`)
    throw error
  }
}

/** Whether it was not there before. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
