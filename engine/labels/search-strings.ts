import * as en from './en/search.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/search.ts'

/** Labels of the search, by locale. */
export const searchStrings: Labels<en.SearchStrings> = { en: en.search, ru: ru.search }

/** Names of environments, by locale. */
export const targetStrings: Labels<en.TargetStrings> = { en: en.targets, ru: ru.targets }
