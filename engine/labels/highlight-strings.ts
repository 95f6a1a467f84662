import * as en from './en/highlight.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/highlight.ts'

/** Labels of marks of found words, by locale. They come with their code. */
export const highlightStrings: Labels<en.HighlightStrings> = { en: en.highlight, ru: ru.highlight }
