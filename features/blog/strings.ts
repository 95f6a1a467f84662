import type { Localized } from '../../engine/model/locale.ts'
import { type BlogStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** The labels of the blog, by locale. */
export const blogStrings: Localized<BlogStrings> = { en, ru }
