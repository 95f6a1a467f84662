import type { LocaleCode } from '../model/locale.ts'
import { type GroupStrings, groupEn } from './en/group.ts'
import { groupRu } from './ru/group.ts'

/** The words of indexes that are drawn, by locale. */
export const groupStrings: Readonly<Record<LocaleCode, GroupStrings>> = { en: groupEn, ru: groupRu }
