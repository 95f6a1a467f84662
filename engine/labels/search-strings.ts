import type { Localized } from '../model/locale.ts'
import * as en from './en/search.ts'
import * as ru from './ru/search.ts'

/** Labels of the search, by locale. */
export const searchStrings: Localized<en.SearchStrings> = { en: en.search, ru: ru.search }

/** Names of environments, by locale. */
export const targetStrings: Localized<en.TargetStrings> = { en: en.targets, ru: ru.targets }
