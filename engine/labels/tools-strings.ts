import type { LocaleCode } from '../model/locale.ts'
import { type ToolsStrings, toolsEn } from './en/tools.ts'
import { toolsRu } from './ru/tools.ts'

/** What all tools in pages say, by locale. It comes with their code. */
export const toolsStrings: Readonly<Record<LocaleCode, ToolsStrings>> = { en: toolsEn, ru: toolsRu }
