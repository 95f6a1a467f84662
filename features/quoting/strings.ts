import type { LocaleCode } from '../../engine/model/locale.ts'
import { enStrings } from './strings-en.ts'
import { ruStrings } from './strings-ru.ts'
import type { QuotingStrings } from './wording.ts'

/** What the explorer says, by locale. */
export const quotingStrings: Readonly<Record<LocaleCode, QuotingStrings>> = { en: enStrings, ru: ruStrings }
