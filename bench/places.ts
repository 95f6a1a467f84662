import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project, and where the bench keeps all that it writes. */
export const project = fileURLToPath(new URL('..', import.meta.url))
const folder = join(project, 'node_modules/.cache/bench')

/** The generated site. */
export const siteDir = join(folder, 'site')
/** Its build, as readers get it; what the servers must know lies beside it. */
export const distDir = join(folder, 'dist')
export const infoFile = join(folder, '.build/site.json')
/** Its articles as plain HTML. */
export const plainDir = join(folder, 'plain')
/** Parsed articles, bundle and fonts of that build. */
export const cacheDir = join(folder, 'cache')
/** The real site's build, for its front page. */
export const homeDir = join(folder, 'home/dist')
export const homeInfoFile = join(folder, 'home/.build/site.json')
export const homePlainDir = join(folder, 'home/plain')
/** A copy of the real site, in which a page may be changed, and its builds. */
export const realDir = join(folder, 'real')
export const realPlainDir = join(folder, 'real/plain')
/** What the measured builds write and keep. */
export const measuredDir = join(folder, 'measured')
/** The compiled programs of the build. */
export const compiledDir = join(project, 'node_modules/.cache/site/compiled')
