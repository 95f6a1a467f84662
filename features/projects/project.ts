import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../engine/files/files-below.mjs'
import { readText } from '../../engine/files/read-text.ts'
import type { Path } from '../../engine/model/route.ts'

/** Folders of files that a reader has in the end: a recipe, a stage of a guide. Pages show them, and offer them whole. */
export const projectsFolder = 'content/projects'

/** The texts of a project by their paths in it, in order: `.xec/config.yaml`. */
export type Project = Readonly<Record<string, string>>

/** The projects that a text names; null for one that does not exist. */
export type Projects = Readonly<Record<string, Project | null>>

/** Names of all projects of a site. @param root folder of the site */
export function projectNames(root: string): string[] {
  const folder = join(root, projectsFolder)
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** What a Mac leaves in the folders that it shows. */
export const leftovers = /(?:^|\/)(?:\._[^/]*|\.DS_Store)$/

/** The files of a project, in which `name` is one of `projectNames`. */
export function readProject(root: string, name: string): Project {
  const folder = join(root, projectsFolder, name)
  const files = filesBelow(folder).filter((path) => !leftovers.test(path))
  return Object.fromEntries(files.map((path) => [path, readText(join(folder, path))]))
}

/** Where the archive of a project is. */
export function archivePath(name: string): Path {
  return `/projects/${name}.tar`
}
