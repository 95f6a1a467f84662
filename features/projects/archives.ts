import { createTar } from 'nanotar'
import type { Path } from '../../engine/model/route.ts'
import { archivePath, projectNames, readProject } from './project.ts'

/** The same for every build; `tar` warns of files from 1970. */
const mtime = Date.UTC(2026, 0, 1)

/** Every project as an archive, in which its files lie in a folder of its name: by their paths in the output. */
export function archives(root: string): ReadonlyMap<string, string> {
  return new Map(projectNames(root).map((name) => [archivePath(name).slice(1), archive(root, name)]))
}

/** Where they are: links may lead there. */
export function archivePaths(root: string): Path[] {
  return projectNames(root).map(archivePath)
}

/** Two blocks of zeros end an archive (POSIX, pax); the library writes one of them where its last record is full. */
const end = '\0'.repeat(1024)

/** An archive of texts is one itself. */
function archive(root: string, name: string): string {
  const files = Object.entries(readProject(root, name)).map(([path, data]) => ({ name: `${name}/${path}`, data }))
  return new TextDecoder('utf-8', { fatal: true }).decode(createTar(files, { attrs: { mtime } })) + end
}
