import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { rehypeMath } from './math.ts'

export const article: ArticlePart = { steps: { figures: rehypeMath } }
