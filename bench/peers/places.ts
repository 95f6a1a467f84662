import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheDir } from '../places.ts'

/** What names the peers and their versions. */
export const peersSource = fileURLToPath(new URL('.', import.meta.url))
/** Where they are installed, outside the project's own packages. */
export const peersDir = join(cacheDir, '../peers-installed')
/** What they write, and the pages that load it. */
export const peersSite = join(cacheDir, '../peers')
