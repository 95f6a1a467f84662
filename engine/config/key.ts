import type { z } from 'zod'

/**
 * A key of the configuration, with one line on what it is for and a value that it may have: both stand in messages and in
 * `docs/configuration.md`.
 */
export function key<T extends z.ZodType>(schema: T, description: string, example: z.input<T>): T {
  return schema.meta({ description, examples: [example] })
}

/** A part of the configuration as its owner writes it, which nobody changes. */
export type Written<T> = T extends object ? { readonly [K in keyof T]: Written<T[K]> } : T

/** What the schema of a key says of it. */
export function meaningOf(schema: z.ZodType): { meaning: string; example: unknown } | undefined {
  const { description, examples } = schema.meta() ?? {}
  return description === undefined ? undefined : { meaning: description, example: (examples as unknown[])[0] }
}
