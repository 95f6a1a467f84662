import type { SiteData } from '../document-data.ts'

/** A language of the site, as it is offered. */
export type OfferedLocale = SiteData['locales'][number]

/** The first language of the reader's list that the site has, or undefined. */
export function preferredLocale(
  languages: readonly string[],
  locales: readonly OfferedLocale[],
): OfferedLocale | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const language of languages) {
    const found = locales.find((locale) => base(locale.htmlLang) === base(language))
    if (found) return found
  }
  return undefined
}
