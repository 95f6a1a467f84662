import { brotliCompressSync } from 'node:zlib'
import type { FetchFile } from '../../engine/search/index/fetch-file.ts'
import { filesInMemory } from '../../engine/search-index/memory-files.ts'

/** Files in memory, and what they would have cost on the way. */
export interface CountedFiles {
  readonly fetch: FetchFile
  readonly bytes: () => number
  readonly count: () => number
}

const sizes = new Map<string, number>()

/** Size of a text as a server sends it. */
export function sizeOf(text: string): number {
  const known = sizes.get(text)
  if (known !== undefined) return known
  const size = brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}

export function countedFiles(files: ReadonlyMap<string, string>): CountedFiles {
  const fetchFile = filesInMemory(files)
  const fetched = new Set<string>()
  return {
    fetch(href) {
      fetched.add(href)
      return fetchFile(href)
    },
    bytes: () => [...fetched].reduce((sum, href) => sum + sizeOf(files.get(href) ?? ''), 0),
    count: () => fetched.size,
  }
}
