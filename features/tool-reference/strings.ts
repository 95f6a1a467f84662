import type { Labels } from '../../engine/labels/labels-in.ts'
import { en, type ReferenceStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words around what is known of the tool, by locale. */
export const referenceStrings: Labels<ReferenceStrings> = { en, ru }
