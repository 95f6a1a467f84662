import type { LocaleCode } from '../model/locale.ts'
import { type SearchStrings, searchEn } from './search-en.ts'
import { searchRu } from './search-ru.ts'

/** The labels of the search, by locale. */
export const searchStrings: Readonly<Record<LocaleCode, SearchStrings>> = { en: searchEn, ru: searchRu }
