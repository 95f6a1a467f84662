import type { Labels } from '../../engine/labels/labels-in.ts'
import { type BlogStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** The labels of the blog, by locale. */
export const blogStrings: Labels<BlogStrings> = { en, ru }
