import type { Localized } from '../../engine/model/locale.ts'
import { en } from './labels/en.ts'
import { ru } from './labels/ru.ts'
import type { QuotingStrings } from './wording.ts'

/** What the explorer says, by locale. */
export const quotingStrings: Localized<QuotingStrings> = { en, ru }
