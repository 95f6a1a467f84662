import type { Localized } from '../../engine/model/locale.ts'
import { type BookStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the book of a language says around its chapters, by locale. */
export const bookStrings: Localized<BookStrings> = { en, ru }
