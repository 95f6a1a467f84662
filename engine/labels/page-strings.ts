import type { Localized } from '../model/locale.ts'
import * as en from './en/pages.ts'
import * as ru from './ru/pages.ts'

/** Labels inside articles, by locale. */
export const articleStrings: Localized<en.ArticleStrings> = { en: en.article, ru: ru.article }

/** Words of indexes that are drawn, by locale. */
export const groupStrings: Localized<en.GroupStrings> = { en: en.group, ru: ru.group }

/** Labels around the Markdown of pages, by locale. */
export const plainStrings: Localized<en.PlainStrings> = { en: en.plain, ru: ru.plain }

/** Labels of the shell, by locale: its data carries those of one. */
export const shellStrings: Localized<en.ShellStrings> = { en: en.shell, ru: ru.shell }
