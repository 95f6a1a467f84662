import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** SITE_CACHE_DIR puts it elsewhere: the bench begins with an empty one and leaves the developer's alone. */
export const cacheDir = resolve(
  process.env.SITE_CACHE_DIR || fileURLToPath(new URL('../../node_modules/.cache/site', import.meta.url)),
)
