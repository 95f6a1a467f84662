import type { Labels } from '../../engine/labels/labels-in.ts'
import { type BookStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the book of a language says around its chapters, by locale. */
export const bookStrings: Labels<BookStrings> = { en, ru }
