import type { Localized } from '../../engine/model/locale.ts'
import { en, type GlossaryStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of `:::glossary`, by locale. */
export const glossaryStrings: Localized<GlossaryStrings> = { en, ru }
