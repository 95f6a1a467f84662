import type { LocaleCode } from '../model/locale.ts'
import { type PlainStrings, plainEn } from './en/plain.ts'
import { plainRu } from './ru/plain.ts'

/** The labels around the Markdown of pages, by locale. */
export const plainStrings: Readonly<Record<LocaleCode, PlainStrings>> = { en: plainEn, ru: plainRu }
