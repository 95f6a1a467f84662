import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { factWords } from './blocks/fact-words.ts'
import { behaviorTables } from './blocks/tables.ts'

export const article: ArticlePart = {
  drawn: { behavior: { draw: behaviorTables, attributes: ['of', 'environments', 'all'] } },
  inline: { fact: factWords },
}
