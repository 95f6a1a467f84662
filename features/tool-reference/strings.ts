import type { Localized } from '../../engine/model/locale.ts'
import { en, type ReferenceStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words around what is known of the tool, by locale. */
export const referenceStrings: Localized<ReferenceStrings> = { en, ru }
