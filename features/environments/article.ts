import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { rehypeEnvironment } from './environment.ts'

export const article: ArticlePart = { steps: { page: rehypeEnvironment } }
