import type { LocaleCode, Localized } from './locale.ts'

/** A text that is the same in every language, or one for each. */
export type Text = string | Localized

/** Text of a locale. */
export function textIn(text: Text, locale: LocaleCode): string {
  return typeof text === 'string' ? text : inLanguage(text, locale)
}

/** The language that everything of the engine and its features is written in first. */
export const sourceLanguage: LocaleCode = 'en'

/** What there is in a language; where it has nothing, in English, else in the first that has something. */
export function inLanguage<T>(texts: Localized<T>, code: LocaleCode): T {
  const [first] = Object.values(texts)
  const found = texts[code] ?? texts[sourceLanguage] ?? first
  if (found === undefined) throw new Error('A text is there in no language')
  return found
}
