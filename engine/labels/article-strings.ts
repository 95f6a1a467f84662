import type { LocaleCode } from '../model/locale.ts'
import { type ArticleStrings, articleEn } from './en/article.ts'
import { articleRu } from './ru/article.ts'

/** Labels inside articles, by language. */
export const articleStrings: Readonly<Record<LocaleCode, ArticleStrings>> = { en: articleEn, ru: articleRu }
