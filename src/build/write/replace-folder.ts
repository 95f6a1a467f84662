import { rename, rm } from 'node:fs/promises'

/**
 * Puts a folder in the place of another one: the old one is moved aside and deleted when the new one is there, so that
 * readers wait for two renames and not for thousands of deletions.
 */
export async function replaceFolder(place: string, draft: string): Promise<void> {
  const before = `${place}.before-${process.pid}`
  await rename(place, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(draft, place)
  await rm(before, { recursive: true, force: true })
}
