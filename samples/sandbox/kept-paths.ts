import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'

/** What has to stay where it is when a folder above it is replaced, by the names that the scripts of the sandbox know. */
export function keptPaths(): Readonly<Record<string, string>> {
  return {
    SANDBOX_PROJECT: projectRoot,
    SANDBOX_MODULES: realpathSync(join(projectRoot, 'node_modules')),
    SANDBOX_NODE: process.execPath,
    // The worker has it from the process that started it.
    SANDBOX_TOOL: process.env.SANDBOX_TOOL ?? '',
  }
}
