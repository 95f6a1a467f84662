import type { Localized } from '../../engine/model/locale.ts'
import { en, type RunStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What a sample says that runs in the browser, by locale. */
export const runStrings: Localized<RunStrings> = { en, ru }
