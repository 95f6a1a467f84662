import type { LocaleCode } from '../model/locale.ts'

/** The code of the page on screen: it says so where that is not its language tag. */
export function pageLocale(): LocaleCode {
  const { lang, dataset } = document.documentElement
  return dataset.locale ?? lang
}
