import type { Localized } from '../../engine/model/locale.ts'
import { type CommandStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the composer of commands says, by locale. */
export const commandStrings: Localized<CommandStrings> = { en, ru }
