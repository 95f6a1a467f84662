import type { Localized } from '../../engine/model/locale.ts'
import { en, type ProjectStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of `:::project`, by locale. */
export const projectStrings: Localized<ProjectStrings> = { en, ru }
