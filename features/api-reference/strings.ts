import type { Labels } from '../../engine/labels/labels-in.ts'
import { type ApiStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of the tables of options and fields, by locale. */
export const apiStrings: Labels<ApiStrings> = { en, ru }
