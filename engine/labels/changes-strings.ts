import type { Localized } from '../model/locale.ts'
import type { PluralForms } from './plural.ts'

interface ChangesStrings {
  /** Behind a link of the sidebar, for readers aloud. */
  readonly changed: string
  /** Below the title of a page. */
  readonly page: string
  readonly pages: PluralForms
  readonly list: string
  readonly hide: string
}

/** Marks of what has changed, by locale. They come with their code. */
export const changesStrings: Localized<ChangesStrings> = {
  en: {
    changed: '(changed)',
    page: 'Changed since your last visit',
    pages: {
      one: '{count} page has changed since your last visit.',
      other: '{count} pages have changed since your last visit.',
    },
    list: 'What has changed',
    hide: 'Hide the marks of changes',
  },
  ru: {
    changed: '(изменилась)',
    page: 'Изменилась с прошлого визита',
    pages: {
      one: 'С прошлого визита изменилась {count} страница.',
      few: 'С прошлого визита изменились {count} страницы.',
      many: 'С прошлого визита изменилось {count} страниц.',
      other: 'С прошлого визита изменилось {count} страницы.',
    },
    list: 'Что изменилось',
    hide: 'Скрыть отметки об изменениях',
  },
}
