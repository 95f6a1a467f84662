import type { Localized } from '../model/locale.ts'
import * as en from './en/highlight.ts'
import * as ru from './ru/highlight.ts'

/** Labels of marks of found words, by locale. They come with their code. */
export const highlightStrings: Localized<en.HighlightStrings> = { en: en.highlight, ru: ru.highlight }
