import type { Localized } from '../../engine/model/locale.ts'
import { en } from './labels/en.ts'
import { ru } from './labels/ru.ts'
import type { TimingStrings } from './wording.ts'

/** What the drawings say, by locale. */
export const timingStrings: Localized<TimingStrings> = { en, ru }
