import { hrefOf } from '../model/route.ts'
import { headName } from '../search/index/files.ts'
import { seal } from '../search/index/seal.ts'
import type { IndexFiles } from '../search/protocol.ts'
import type { WrittenIndex } from './write-index.ts'

/**
 * Where the files of an index lie below the output folder. The head is not among the assets, which browsers keep for good.
 * @param name tells an index apart from the others of the site, such as `en-docs`.
 */
export function placesOfIndex(name: string): IndexFiles {
  return { head: `search-index/${name}/${headName}`, files: `assets/search/${name}-` }
}

/** What the search is told of these places. */
export function hrefsOfIndex(name: string, base: string): IndexFiles {
  const { head, files } = placesOfIndex(name)
  return { head: hrefOf(`/${head}`, base), files: hrefOf(`/${files}`, base) }
}

/** The files of an index by their paths, sealed one by one: those of a large site take much memory. */
export function* placedFiles(name: string, { hash, files }: WrittenIndex): Generator<[path: string, text: string]> {
  const places = placesOfIndex(name)
  const place = (file: string) => (file === headName ? places.head : `${places.files}${hash}/${file}`)
  for (const [file, text] of files) yield [place(file), seal(file, text, hash)]
}
