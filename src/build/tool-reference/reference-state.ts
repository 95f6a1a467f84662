import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the words for commands, messages and keys, from the site's root. */
export const referenceFolder = 'content/reference'

/** The words of a site's reference, by their place and their state: articles that were drawn with others are stale. */
export interface ReferenceState {
  readonly root: string
  readonly hash: string
}

/** Where the words of a site are, and the hash of what they say; undefined for a site without any. */
export function referenceStateOf(root: string): ReferenceState | undefined {
  const folder = join(root, referenceFolder)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yml')) : []
  if (files.length === 0) return undefined
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return { root, hash: hash.digest('hex').slice(0, 16) }
}

/** A reader of the site's root whose answer is remembered for each state of the words: a thread draws many articles. */
export function readOnce<T>(read: (root: string) => T): (state: ReferenceState) => T {
  const known = new Map<string, T>()
  return ({ root, hash }) => {
    const key = `${root}\0${hash}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = read(root)
    known.set(key, answer)
    return answer
  }
}
