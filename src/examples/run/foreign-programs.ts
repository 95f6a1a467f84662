import { join } from 'node:path'
import { foreignToolsFolder } from '../foreign/tools-folder.mjs'
import { projectRoot } from './project.ts'

/** The folder with the programs of the tools that readers come from; there is none where they could not be installed. */
export const foreignPrograms = join(foreignToolsFolder(projectRoot), 'node_modules/.bin')
