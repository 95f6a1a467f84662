import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { glossaryTable } from './blocks/glossary-table.ts'
import { rehypeTerms } from './blocks/terms.ts'

export const article: ArticlePart = {
  drawn: { glossary: { draw: glossaryTable } },
  steps: { words: rehypeTerms },
}
