import { fileURLToPath } from 'node:url'

/** Folder of the compiled programs; set where this is one of them, see `scripts/compile.mjs`. */
declare const COMPILED_PROGRAMS: string | undefined

/** A program of the build that runs beside it. */
interface Program {
  readonly file: string
  /** Options that Node needs to read it. */
  readonly nodeOptions: readonly string[]
}

/**
 * Where a program lies: compiled, if what asks is compiled too.
 * @param name of the compiled file
 * @param source address of what Node reads otherwise
 */
export function programFile(name: 'worker' | 'bundle', source: URL): Program {
  if (typeof COMPILED_PROGRAMS === 'string')
    return { file: fileURLToPath(new URL(`${name}.js`, COMPILED_PROGRAMS)), nodeOptions: [] }
  return { file: fileURLToPath(source), nodeOptions: ['--import', 'tsx'] }
}
