import { join } from 'node:path'
import { foreignToolsFolder } from '../foreign/tools-folder.mjs'
import { projectRoot } from './project.ts'

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
