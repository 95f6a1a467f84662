import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../../engine/problems/problem.ts'
import { leftovers, projectsFolder } from './project.ts'

/** Files below the projects of a site that no page can show and no archive can hold. */
export function projectProblems(root: string): Problem[] {
  const folder = join(root, projectsFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const file = `${projectsFolder}/${relative(folder, path).replaceAll('\\', '/')}`
    if (entry.isDirectory() || leftovers.test(file)) return []
    if (!entry.isFile())
      return [{ file, message: 'A project holds files, and no links.', hint: 'Put the file itself there.' }]
    if (isUtf8(readFileSync(path))) return []
    return [{ file, message: 'A project holds texts, in UTF-8.', hint: 'Save it as UTF-8, or leave it out.' }]
  })
}
