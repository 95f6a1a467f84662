import type { Localized } from '../model/locale.ts'
import * as en from './en/tools.ts'
import * as ru from './ru/tools.ts'

/** What all tools in pages say, by locale. It comes with their code. */
export const toolsStrings: Localized<en.ToolsStrings> = { en: en.tools, ru: ru.tools }
