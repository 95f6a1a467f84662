import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { changesByDay } from './blocks/recent-changes.ts'

export const article: ArticlePart = { drawn: { 'recent-changes': { draw: changesByDay } } }
