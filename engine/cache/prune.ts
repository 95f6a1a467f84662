import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeDrafts } from './seal.mjs'

/** What a cache may keep. */
interface Limits {
  readonly days: number
  readonly bytes: number
}

/**
 * A month of work on the site, and a fraction of what its packages take; for a site of thousands of pages twice what it
 * needs itself.
 */
export function limitsFor(pages: number): Limits {
  return { days: 30, bytes: Math.max(1_000_000_000, pages * 500_000) }
}

const day = 24 * 60 * 60 * 1000

/**
 * Removes what killed builds have left half written, what was written long ago, and of the rest the oldest beyond the size.
 * What is removed is made again when somebody needs it.
 * @param cacheDir folder of folders, each with the entries of one cache: files, or folders that are removed as a whole
 */
export function pruneCaches(cacheDir: string, { days, bytes }: Limits = limitsFor(0)): void {
  for (const cache of namesIn(cacheDir)) removeDrafts(join(cacheDir, cache))
  const entries = entriesIn(cacheDir).sort((a, b) => b.time - a.time)
  let size = 0
  for (const entry of entries) {
    size += entry.size
    if (size <= bytes && entry.time > Date.now() - days * day) continue
    rmSync(entry.path, { recursive: true, force: true })
  }
}

interface Entry {
  readonly path: string
  /** Milliseconds. */
  readonly time: number
  readonly size: number
}

function entriesIn(cacheDir: string): Entry[] {
  return namesIn(cacheDir).flatMap((cache) =>
    namesIn(join(cacheDir, cache)).map((name) => {
      const path = join(cacheDir, cache, name)
      return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0, size: sizeOf(path) }
    }),
  )
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.size ?? 0
  return namesIn(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
}
