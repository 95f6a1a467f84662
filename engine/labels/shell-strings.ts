import type { LocaleCode } from '../model/locale.ts'
import { en, type ShellStrings } from './en/shell.ts'
import { ru } from './ru/shell.ts'

/** The labels of the shell, by locale. */
export const shellStrings: Readonly<Record<LocaleCode, ShellStrings>> = { en, ru }
