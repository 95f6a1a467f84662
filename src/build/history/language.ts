import type { Locale } from '../../model/locale.ts'

/** Commits are written in English, whatever the page is in: readers aloud must know. */
export function subjectsLanguage({ htmlLang }: Pick<Locale, 'htmlLang'>): { lang?: string } {
  return htmlLang === 'en' ? {} : { lang: 'en' }
}
