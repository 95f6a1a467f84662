import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheDir } from '../places.ts'

/** Names the generators and their versions. */
export const packageFile = fileURLToPath(new URL('package.json', import.meta.url))
/** Where they are installed, outside the project's own packages, and the sites beside them. */
export const installedDir = join(cacheDir, '../sites-installed')
export const sitesDir = join(installedDir, 'sites')
/** Articles of our site as plain HTML. */
export const plainDir = join(sitesDir, 'plain')
