import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** XEC_CACHE_DIR puts it elsewhere: the bench begins with an empty one and leaves the developer's alone. */
export const cacheDir = resolve(
  process.env.XEC_CACHE_DIR || fileURLToPath(new URL('../../node_modules/.cache/xec-site', import.meta.url)),
)
