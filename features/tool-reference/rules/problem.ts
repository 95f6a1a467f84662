/** Keys and places in lists that lead to a value. */
export type Path = readonly (string | number)[]

/** A sentence in each language that the rules speak; a reader of another one gets it in English. */
export type Said = { readonly en: string; readonly ru: string }

/** Something in a configuration that is wrong, where, and what to do. */
export interface ConfigProblem {
  readonly path: Path
  readonly message: Said
  readonly hint?: Said
}

export type Data = Readonly<Record<string, unknown>>

/** A value as keys and values; of what has no keys, none. */
export function map(value: unknown): Data {
  return isMap(value) ? value : {}
}

/** Whether a value has keys. */
export function isMap(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
