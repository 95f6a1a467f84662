import type { LocaleCode } from '../model/locale.ts'
import { type ArticleStrings, articleEn } from './article-en.ts'
import { articleRu } from './article-ru.ts'
import { en, type ShellStrings } from './en.ts'
import { ru } from './ru.ts'

/** The labels of the shell, by locale. */
export const shellStrings: Readonly<Record<LocaleCode, ShellStrings>> = { en, ru }

/** The labels inside articles, by locale. */
export const articleStrings: Readonly<Record<LocaleCode, ArticleStrings>> = { en: articleEn, ru: articleRu }
