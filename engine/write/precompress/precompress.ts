import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isText, smallestToCompress } from '../../server/content-types.ts'
import { CompressedCache } from './compressed-cache.ts'

/**
 * Writes `.br` and `.gz` beside each file of a folder that is worth compressing, with its date: for a server, that date
 * is the sign that the three belong together, and for readers a part of what names a state of the file.
 */
export async function precompress(folder: string, cacheDir: string): Promise<void> {
  await precompressFiles(folder, readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText), cacheDir)
}

/** The same for some files of a folder. */
export async function precompressFiles(folder: string, files: readonly string[], cacheDir: string): Promise<void> {
  const cache = new CompressedCache(cacheDir)
  const names = files.values()
  const takeNames = async () => {
    for (const name of names) await compressFile(join(folder, name), cache)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, takeNames))
}

async function compressFile(file: string, cache: CompressedCache): Promise<void> {
  const { size, atime, mtime } = statSync(file)
  if (size < smallestToCompress) return
  const { br, gz } = await cache.forms(file, readFileSync(file))
  for (const [suffix, bytes] of Object.entries({ br, gz })) {
    writeFileSync(`${file}.${suffix}`, bytes)
    utimesSync(`${file}.${suffix}`, atime, mtime)
  }
}
