import { z } from 'zod'
import { type LocaleCode, localeCodes } from '../model/locale.ts'

/** The schema of what is written once for each language: `{ en: …, ru: … }`. */
export function localizedSchema<T extends z.ZodType>(text: T) {
  return z.strictObject(Object.fromEntries(localeCodes.map((code) => [code, text])) as Record<LocaleCode, T>)
}
