import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nginxHeaders, nginxRedirects } from '../../server/nginx-headers.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { SiteOutput } from '../render/output.ts'

/** Files that are published as they are: icons. */
const publicDir = fileURLToPath(new URL('../../../public', import.meta.url))

/** What is written: the output of rendering, its cards drawn. */
interface DrawnOutput extends Omit<SiteOutput, 'cards'> {
  /** Where the picture of each name lies. */
  readonly cards: ReadonlyMap<string, string>
  /** The same for the pictures of the pages. */
  readonly pictures: ReadonlyMap<string, string>
}

/**
 * Writes a site beside its place and moves it there whole: a server that is running never finds half of it.
 * @param infoDir what servers must know and readers need not; it is not published.
 */
export async function writeSite(output: DrawnOutput, bundle: Bundle, outDir: string, infoDir: string): Promise<void> {
  const draft = `${outDir}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(join(bundle.folder, 'assets'), join(draft, 'assets'), { recursive: true })
  await cp(publicDir, draft, { recursive: true })
  await writeFiles(draft, output.files)
  await copyFiles(join(draft, 'assets/cards'), output.cards)
  await copyFiles(join(draft, 'assets/pictures'), output.pictures)
  await rm(outDir, { recursive: true, force: true })
  await rename(draft, outDir)
  const info = new Map([
    ['site.json', JSON.stringify(output.info, null, 2)],
    ['nginx/headers.conf', nginxHeaders(output.info)],
    ['nginx/redirects.conf', nginxRedirects(output.info)],
  ])
  await writeFiles(infoDir, info)
}

async function copyFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  if (files.size > 0) await mkdir(folder)
  await Promise.all([...files].map(([name, place]) => copyFile(place, join(folder, name))))
}

/** Writes files below a folder, making the folders in between once. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...files.keys()].map((name) => dirname(join(folder, name))))
  for (const each of folders) await mkdir(each, { recursive: true })
  await Promise.all([...files].map(([name, text]) => writeFile(join(folder, name), text)))
}
