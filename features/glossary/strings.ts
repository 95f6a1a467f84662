import type { Labels } from '../../engine/labels/labels-in.ts'
import { en, type GlossaryStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of `:::glossary`, by locale. */
export const glossaryStrings: Labels<GlossaryStrings> = { en, ru }
