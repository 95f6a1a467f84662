import type { Labels } from '../../engine/labels/labels-in.ts'
import { type ConfigStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the page that checks a configuration says, by locale. */
export const configStrings: Labels<ConfigStrings> = { en, ru }
