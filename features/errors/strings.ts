import type { Labels } from '../../engine/labels/labels-in.ts'
import { type ErrorsStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the page that looks up messages says, by locale. */
export const errorsStrings: Labels<ErrorsStrings> = { en, ru }
