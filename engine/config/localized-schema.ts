import { z } from 'zod'
import type { LocaleCode, Localized } from '../model/locale.ts'

/** The codes that texts have to be in. Refinements are given no context of a parse, so it stands here while one runs. */
let required: readonly LocaleCode[] = []

/** Runs something by whose schemas every localized text has to be there in these languages. */
export function withLanguages<T>(codes: readonly LocaleCode[], run: () => T): T {
  const before = required
  required = codes
  try {
    return run()
  } finally {
    required = before
  }
}

/** What the code of a language looks like. It is the name of a folder, and stands in addresses. */
export const languageCode = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/

/**
 * The schema of what is written once for each language: `{ en: …, de: … }`. A missing language is a problem where the
 * languages of the site are known: it is one line to write, and a site in two languages by turns would look broken.
 */
export function localizedSchema<T extends z.ZodType>(text: T) {
  const schema = z.record(z.string(), text)
  return schema
    .superRefine((value, { addIssue }) => askForLanguages(value, [], addIssue))
    .meta({ title: 'a text for each language' })
}

/** The same with further keys beside the languages. */
export function localizedWith<S extends z.ZodRawShape>(text: z.ZodType<string>, more: S) {
  const own = Object.keys(more)
  const schema = z
    .object(more)
    .catchall(z.unknown())
    .superRefine((value, { addIssue }) => {
      askForLanguages(value, own, addIssue)
      for (const code of Object.keys(value).filter((key) => languageCode.test(key) && !own.includes(key))) {
        for (const issue of text.safeParse(value[code]).error?.issues ?? []) addIssue({ ...issue, path: [code] })
      }
    })
  return schema as unknown as z.ZodType<Localized & z.infer<z.ZodObject<S>>>
}

/** As the schema of an object says it that lacks a key, or has another one. */
function askForLanguages(
  value: Record<string, unknown>,
  own: readonly string[],
  addIssue: z.RefinementCtx['addIssue'],
): void {
  const missing = required.filter((code) => !Object.hasOwn(value, code))
  // A language that the site does not have may wait for it, unless it stands in place of one that is missing.
  const known = (key: string) =>
    own.includes(key) || (missing.length > 0 ? required.includes(key) : languageCode.test(key))
  const keys = Object.keys(value).filter((key) => !known(key))
  if (keys.length > 0) addIssue({ code: 'unrecognized_keys', keys, input: value })
  for (const code of missing) addIssue({ code: 'invalid_type', expected: 'string', path: [code], input: undefined })
}

export const someText = z.string().trim().min(1, 'is empty')

/** A line of Markdown in each language. */
export const inLanguages = localizedSchema(someText)
