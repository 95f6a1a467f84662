import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { placesOfIndex } from '../../engine/search-index/placed-files.ts'
import { copiedDist } from './copy-site.ts'

/** The index of the documentation in one language as the build wrote it: texts by their addresses. */
export async function writtenIndex(name: string): Promise<ReadonlyMap<string, string>> {
  const { head } = placesOfIndex(name)
  const folders = await readdir(join(copiedDist, 'assets/search'))
  const own = folders.filter((folder) => folder.startsWith(`${name}-`)).map((folder) => `assets/search/${folder}`)
  const paths = [head]
  for (const folder of own)
    for (const file of await readdir(join(copiedDist, folder)))
      if (file.endsWith('.json')) paths.push(posix.join(folder, file))
  const read = paths.map(async (path) => [`/${path}`, await readFile(join(copiedDist, path), 'utf8')] as const)
  return new Map(await Promise.all(read))
}
