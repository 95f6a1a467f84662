import type { Data } from './problem.ts'

/** How Ajv compiles the facts: for the checker when it starts, for the page when the site is built. */
export const validatorOptions = {
  allErrors: true,
  // With an error comes the part of the facts that it is from: its names, its examples.
  verbose: true,
  strict: false,
  // Our own words follow, in both languages; see `schema-words.ts`.
  messages: false,
  validateFormats: false,
  // Lengths are only compared with 1, so no letters are counted; Ajv would warn about this option.
  unicode: false,
  logger: false,
  // A definition that occurs twice is one function: half the code.
  inlineRefs: false,
} as const

/** An error as Ajv reports it. */
export interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly schema?: unknown
  readonly parentSchema?: Data
  readonly data?: unknown
}

/** The facts as a function that Ajv has made of them. */
export interface Validator {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}
