import type { Labels } from '../../engine/labels/labels-in.ts'
import { en } from './labels/en.ts'
import { ru } from './labels/ru.ts'
import type { QuotingStrings } from './wording.ts'

/** What the explorer says, by locale. */
export const quotingStrings: Labels<QuotingStrings> = { en, ru }
