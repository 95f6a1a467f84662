import * as en from './en/pages.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/pages.ts'

/** Labels inside articles, by locale. */
export const articleStrings: Labels<en.ArticleStrings> = { en: en.article, ru: ru.article }

/** Words of indexes that are drawn, by locale. */
export const groupStrings: Labels<en.GroupStrings> = { en: en.group, ru: ru.group }

/** Labels around the Markdown of pages, by locale. */
export const plainStrings: Labels<en.PlainStrings> = { en: en.plain, ru: ru.plain }

/** Labels of the shell, by locale: its data carries those of one. */
export const shellStrings: Labels<en.ShellStrings> = { en: en.shell, ru: ru.shell }
