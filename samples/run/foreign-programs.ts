import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { foreignToolsFolder } from '../tools-folder.mjs'

/** The folder with the programs of the tools that readers come from; there is none where they could not be installed. */
export const foreignPrograms = join(foreignToolsFolder(projectRoot), 'node_modules/.bin')
