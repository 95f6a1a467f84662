import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files of a site that articles draw from, by their place and their state: articles that were drawn with others are stale. */
export interface SourceState {
  readonly root: string
  readonly hash: string
}

/** The state of those of some files that a site has; undefined for a site without any. */
export function sourceState(root: string, files: readonly string[]): SourceState | undefined {
  const there = files.filter((file) => existsSync(join(root, file)))
  if (there.length === 0) return undefined
  const hash = createHash('sha256')
  for (const file of there)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  // Whoever names the folder otherwise means the same articles.
  return { root: resolve(root), hash: hash.digest('hex').slice(0, 16) }
}

/** A reader of the site's root whose answer is remembered for each state: a thread draws many articles. */
export function readOnce<T>(read: (root: string) => T): (state: SourceState) => T {
  const known = new Map<string, T>()
  return ({ root, hash }) => {
    const key = `${root}\0${hash}`
    const answer = known.get(key) ?? read(root)
    known.set(key, answer)
    return answer
  }
}
