import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Folder of the files that are published as they are: icons, and whatever else a site puts there.
 * @param root folder of the site; without a folder of its own it has the files of this project
 */
export function publicFolder(root: string): string {
  const own = join(root, 'public')
  return existsSync(own) ? own : fileURLToPath(new URL('../../public', import.meta.url))
}
