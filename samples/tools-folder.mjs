import { join } from 'node:path'

/** Where the versions of the tools that readers come from are written down, below the root of the project. */
export const foreignManifests = 'samples/foreign/tools'

/** Programs that they bring, as samples name them in `needs`. */
export const foreignProgramNames = ['grunt', 'gulp', 'run-p', 'run-s', 'webpack', 'zx']

/**
 * The folder that they are installed in, where nothing looks that reads the files of the project.
 * @param {string} root folder of the project
 */
export function foreignToolsFolder(root) {
  return join(root, 'node_modules/.foreign-tools')
}
