import type { LocaleCode } from '../model/locale.ts'
import { type SearchStrings, searchEn } from './en/search.ts'
import { searchRu } from './ru/search.ts'

/** The labels of the search, by locale. */
export const searchStrings: Readonly<Record<LocaleCode, SearchStrings>> = { en: searchEn, ru: searchRu }
