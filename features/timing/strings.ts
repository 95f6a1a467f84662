import type { Labels } from '../../engine/labels/labels-in.ts'
import { en } from './labels/en.ts'
import { ru } from './labels/ru.ts'
import type { TimingStrings } from './wording.ts'

/** What the drawings say, by locale. */
export const timingStrings: Labels<TimingStrings> = { en, ru }
