import type { Labels } from '../../engine/labels/labels-in.ts'
import { en, type ProjectStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of `:::project`, by locale. */
export const projectStrings: Labels<ProjectStrings> = { en, ru }
