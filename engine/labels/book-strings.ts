import type { LocaleCode } from '../model/locale.ts'
import { type BookStrings, bookEn } from './en/book.ts'
import { bookRu } from './ru/book.ts'

/** What the book of a language says around its chapters, by locale. */
export const bookStrings: Readonly<Record<LocaleCode, BookStrings>> = { en: bookEn, ru: bookRu }
