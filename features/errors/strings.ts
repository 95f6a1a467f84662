import type { Localized } from '../../engine/model/locale.ts'
import { type ErrorsStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the page that looks up messages says, by locale. */
export const errorsStrings: Localized<ErrorsStrings> = { en, ru }
