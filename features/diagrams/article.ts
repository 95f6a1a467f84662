import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { rehypeDiagrams } from './diagrams.ts'

export const article: ArticlePart = { steps: { figures: rehypeDiagrams } }
