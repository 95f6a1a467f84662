import type { Localized } from '../../engine/model/locale.ts'
import { type EnvironmentStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What a page says of environments, by locale. */
export const environmentStrings: Localized<EnvironmentStrings> = { en, ru }
