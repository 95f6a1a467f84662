import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocaleCode } from '../../model/locale.ts'
import type { ArticleStyle } from '../../model/page.ts'

/** The client's code and styles, built once for all sites that share this source. */
export interface Bundle {
  /** Folder with `assets/`, to be copied to the output, and `server/render.js`. */
  readonly folder: string
  /** File names below `assets/`. */
  readonly script: string
  readonly style: string
  readonly articleStyles: Readonly<Record<ArticleStyle, string>>
  readonly notFoundStyle: string
  readonly searchStyle: string
  readonly fonts: Readonly<Record<LocaleCode, readonly string[]>>
  /** Text of the scripts that run inlined: before the first paint, and right after the sidebar. */
  readonly early: string
  readonly earlySidebar: string
  /** The same for the not-found page, before anything is shown. */
  readonly earlyNotFound: string
  /** Hash of everything above. */
  readonly id: string
}

const project = fileURLToPath(new URL('../../..', import.meta.url))
const sources = [
  'src/model',
  'src/strings',
  'src/search',
  'src/shell',
  'src/client',
  'src/styles',
  'src/icons',
  'src/build/bundle',
  'src/build/fonts',
]

/** Builds the client, or takes it from the cache when no source has changed. */
export async function bundleClient(cacheDir: string, development: boolean): Promise<Bundle> {
  const id = await sourceHash(development)
  const folder = join(cacheDir, 'bundle', id)
  const record = join(folder, 'bundle.json')
  if (!(await exists(record))) await build(folder, { cacheDir, development, id })
  return { ...(JSON.parse(await readFile(record, 'utf8')) as Bundle), folder }
}

interface Task {
  readonly cacheDir: string
  readonly development: boolean
  readonly id: string
}

/** Built beside its place and moved there whole, so that an interrupted build leaves nothing half. */
async function build(folder: string, { cacheDir, development, id }: Task): Promise<void> {
  // Loaded when there is something to build: most builds find the client in the cache.
  const [{ buildFonts }, { buildClient, buildEarlyScript, buildShell }] = await Promise.all([
    import('../fonts/build-fonts.ts'),
    import('./vite-builds.ts'),
  ])
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const fonts = await buildFonts({ cacheDir: join(cacheDir, 'fonts') })
  const options = { folder: draft, development, fontsCss: join(fonts.folder, 'fonts.css') }
  const style = await buildShell(options)
  const client = await buildClient(options)
  const early = await buildEarlyScript('src/client/early/early.ts')
  const earlySidebar = await buildEarlyScript('src/client/early/early-sidebar.ts')
  const earlyNotFound = await buildEarlyScript('src/client/early/early-not-found.ts')
  const bundle = { ...client, style, fonts: fonts.preload, early, earlySidebar, earlyNotFound, id }
  await writeFile(join(draft, 'bundle.json'), JSON.stringify(bundle))
  // Another build may have been faster: what it made is the same, and somebody may be reading it.
  await rename(draft, folder).catch(async (error: Error) => {
    if (!(await exists(join(folder, 'bundle.json')))) throw error
    await rm(draft, { recursive: true, force: true })
  })
}

async function sourceHash(development: boolean): Promise<string> {
  const hash = createHash('sha256')
    .update(String(development))
    .update(await readFile(join(project, 'package-lock.json')))
  for (const source of sources) {
    const entries = await readdir(join(project, source), { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file.slice(project.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
