import type ts from 'typescript'
import { ConfigProgram, type SourceLocation } from './config-program.ts'
import { elementOf, keyOf, memberOf } from './literals.ts'

/** Way to a value: `['navbar', 'items', 2, 'label']`. */
export type ValuePath = readonly PropertyKey[]

/**
 * Finds the file and line of a configuration value for messages: follows its path through the syntax tree of the program, and
 * through what that imports.
 */
export class ConfigSource {
  readonly file: string
  readonly #root: string
  #program: ConfigProgram | undefined

  /** @param root folder of the site; the file's path is below it. */
  constructor(root: string, file: string) {
    this.#root = root
    this.file = file
  }

  /** Where a value is written; what a program computes is where its computation is. */
  placeOf(path: ValuePath): SourceLocation {
    return this.#place(path, false)
  }

  /** Where the key of a value is written. */
  placeOfKey(path: ValuePath): SourceLocation {
    return this.#place(path, true)
  }

  #place(path: ValuePath, byKey: boolean): SourceLocation {
    this.#program ??= new ConfigProgram(this.#root, this.file)
    const program = this.#program
    let value = program.exported()
    if (!value) return { file: this.file }
    let nearest = value
    for (const [index, key] of path.entries()) {
      const literal = program.literal(value)
      const found: ts.Node | undefined =
        typeof key === 'number' ? elementOf(literal, key, program) : memberOf(literal, String(key), program)
      if (!found) break
      const isLast = index === path.length - 1
      nearest = byKey && isLast ? keyOf(found) : program.literal(found)
      value = found
    }
    return program.placeOf(nearest)
  }
}
