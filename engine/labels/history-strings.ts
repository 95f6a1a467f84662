import type { LocaleCode } from '../model/locale.ts'
import { type HistoryStrings, historyEn } from './en/history.ts'
import { historyRu } from './ru/history.ts'

/** What pages say of their changes, by locale. */
export const historyStrings: Readonly<Record<LocaleCode, HistoryStrings>> = { en: historyEn, ru: historyRu }
