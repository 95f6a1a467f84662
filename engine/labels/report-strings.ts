import type { LocaleCode } from '../model/locale.ts'

/** What a prepared report says, in the reader's language. */
interface ReportStrings {
  readonly page: string
  readonly section: string
  readonly version: string
  readonly browser: string
  readonly selected: string
  readonly cut: string
  readonly question: string
}

export const reportStrings: Readonly<Record<LocaleCode, ReportStrings>> = {
  en: {
    page: 'Page',
    section: 'Section',
    version: 'Packages',
    browser: 'Browser',
    selected: 'This part of it',
    cut: '… (cut here)',
    question: 'What is wrong, and what did you expect?',
  },
  ru: {
    page: 'Страница',
    section: 'Раздел',
    version: 'Пакеты',
    browser: 'Браузер',
    selected: 'Речь об этом месте',
    cut: '… (дальше обрезано)',
    question: 'Что не так и чего вы ожидали?',
  },
}
