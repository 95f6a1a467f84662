import * as en from './en/tools.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/tools.ts'

/** What all tools in pages say, by locale. It comes with their code. */
export const toolsStrings: Labels<en.ToolsStrings> = { en: en.tools, ru: ru.tools }
