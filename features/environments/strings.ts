import type { Labels } from '../../engine/labels/labels-in.ts'
import { type EnvironmentStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What a page says of environments, by locale. */
export const environmentStrings: Labels<EnvironmentStrings> = { en, ru }
