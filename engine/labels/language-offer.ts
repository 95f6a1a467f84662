import type { LocaleCode } from '../model/locale.ts'

/** The offer of another language speaks that language; these texts of all locales are on every page. */
export const languageOffers: Readonly<Record<LocaleCode, { text: string; link: string; dismiss: string }>> = {
  en: { text: 'This page is available in English.', link: 'Read in English', dismiss: 'Dismiss' },
  ru: { text: 'Эта страница есть на русском языке.', link: 'Читать по-русски', dismiss: 'Скрыть' },
}
