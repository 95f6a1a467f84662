import type { Labels } from '../../engine/labels/labels-in.ts'
import { en, type RunStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What a sample says that runs in the browser, by locale. */
export const runStrings: Labels<RunStrings> = { en, ru }
