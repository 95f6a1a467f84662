import { fileURLToPath } from 'node:url'
import { cacheDir } from '../places.ts'

/** Where the peers are installed, by a lock file of their own. */
export const peersDir = fileURLToPath(new URL('.', import.meta.url))
/** What they write, and the pages that load it. */
export const peersSite = `${cacheDir}/../peers`
