import type { LocaleCode } from '../../model/locale.ts'
import type { ArticleStrings } from '../../strings/article-en.ts'
import { articleEn } from '../../strings/article-en.ts'
import { articleRu } from '../../strings/article-ru.ts'

/** Labels inside articles, by language. */
export const articleStrings: Readonly<Record<LocaleCode, ArticleStrings>> = { en: articleEn, ru: articleRu }
