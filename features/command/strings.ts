import type { Labels } from '../../engine/labels/labels-in.ts'
import { type CommandStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the composer of commands says, by locale. */
export const commandStrings: Labels<CommandStrings> = { en, ru }
