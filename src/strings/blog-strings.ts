import type { LocaleCode } from '../model/locale.ts'
import { type BlogStrings, blogEn } from './blog-en.ts'
import { blogRu } from './blog-ru.ts'

/** The labels of the blog, by locale. */
export const blogStrings: Readonly<Record<LocaleCode, BlogStrings>> = { en: blogEn, ru: blogRu }
