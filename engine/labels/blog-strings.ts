import type { LocaleCode } from '../model/locale.ts'
import { type BlogStrings, blogEn } from './en/blog.ts'
import { blogRu } from './ru/blog.ts'

/** The labels of the blog, by locale. */
export const blogStrings: Readonly<Record<LocaleCode, BlogStrings>> = { en: blogEn, ru: blogRu }
