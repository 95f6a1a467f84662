import type { LocaleCode } from '../model/locale.ts'
import { type PlainStrings, plainEn } from './plain-en.ts'
import { plainRu } from './plain-ru.ts'

/** The labels around the Markdown of pages, by locale. */
export const plainStrings: Readonly<Record<LocaleCode, PlainStrings>> = { en: plainEn, ru: plainRu }
