import { fileURLToPath } from 'node:url'
import { sourceHash } from './source-hash.mjs'

const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Version of everything that makes what caches hold: all code, all packages, and Node. Every key has it in it.
 * @param fresh reads the code again, in a process that outlives an edit of it
 */
export function codeVersion(fresh = false): string {
  return `${sourceHash(project, { fresh })}-${process.version}`
}
