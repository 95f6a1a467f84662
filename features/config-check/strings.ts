import type { Localized } from '../../engine/model/locale.ts'
import { type ConfigStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the page that checks a configuration says, by locale. */
export const strings: Localized<ConfigStrings> = { en, ru }
