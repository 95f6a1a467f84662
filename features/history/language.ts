import type { Locale } from '../../engine/model/locale.ts'

/** Subjects of commits are English on every page: `lang` tells screen readers. */
export function subjectsLanguage({ htmlLang }: Pick<Locale, 'htmlLang'>): { lang?: string } {
  return htmlLang === 'en' ? {} : { lang: 'en' }
}
