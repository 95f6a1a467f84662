import type { LocaleCode } from '../../model/locale.ts'
import type { LocaleOption } from '../../model/navbar.ts'

/** The first language of the reader's list that the site has, or null. */
export function preferredLocale(languages: readonly string[], locales: readonly LocaleOption[]): LocaleCode | null {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const language of languages) {
    const found = locales.find((locale) => base(locale.htmlLang) === base(language))
    if (found) return found.code
  }
  return null
}
