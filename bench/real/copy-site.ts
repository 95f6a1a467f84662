import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { project, realDir } from '../places.ts'

/** The copy: its content and configuration are files of its own, the code is the project's. */
export const copiedSite = join(realDir, 'site')
export const copiedDist = join(realDir, 'dist')
export const copiedInfo = join(realDir, '.build/site.json')
export const copiedCache = join(realDir, 'cache')

/** Copies the site, so that a measured edit changes no file of the project. */
export async function copySite(): Promise<void> {
  await rm(realDir, { recursive: true, force: true })
  await mkdir(copiedSite, { recursive: true })
  for (const folder of ['config', 'content'])
    await cp(join(project, folder), join(copiedSite, folder), { recursive: true })
  for (const name of ['engine', 'features', 'site', 'node_modules', 'package.json', 'tsconfig.json'])
    await symlink(join(project, name), join(copiedSite, name))
}
