import type { Localized } from '../../engine/model/locale.ts'
import { type ApiStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of the tables of options and fields, by locale. */
export const apiStrings: Localized<ApiStrings> = { en, ru }
