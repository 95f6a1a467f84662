import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { foreignToolsFolder } from '../tools-folder.mjs'

/**
 * Links above the folders of the jobs, each with what it leads to: samples import packages, and find an empty directory. Those
 * of the project come first.
 */
export function modulesAbove(scratch: string): readonly (readonly [link: string, target: string])[] {
  return [
    [join(scratch, 'jobs', 'node_modules'), join(projectRoot, 'node_modules')],
    [join(scratch, 'node_modules'), join(foreignToolsFolder(projectRoot), 'node_modules')],
  ]
}
