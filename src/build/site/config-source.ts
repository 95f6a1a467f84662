import type ts from 'typescript'
import { ConfigProgram, type Place } from './config-program.ts'
import { elementOf, keyOf, memberOf } from './literals.ts'

/** Way to a value: `['navbar', 'items', 2, 'label']`. */
export type ValuePath = readonly PropertyKey[]

/**
 * Finds where the values of a configuration are written. It is a program, so its values have no place of their own: the way
 * to a value is gone through its source, into other files where they are imported from there. Read for messages only.
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
  placeOf(path: ValuePath): Place {
    return this.#place(path, false)
  }

  /** Where the key of a value is written. */
  placeOfKey(path: ValuePath): Place {
    return this.#place(path, true)
  }

  #place(path: ValuePath, byKey: boolean): Place {
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
