import { z } from 'zod'
import { type LocaleCode, localeCodes } from '../model/locale.ts'

/** The schema of what is written once for each language: `{ en: …, ru: … }`. */
export function localizedSchema<T extends z.ZodType>(text: T) {
  return z.strictObject(Object.fromEntries(localeCodes.map((code) => [code, text])) as Record<LocaleCode, T>)
}

export const someText = z.string().trim().min(1, 'is empty')

/** A line of Markdown in each language. */
export const inLanguages = localizedSchema(someText)
