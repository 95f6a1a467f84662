import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { rehypeApiLinks } from './blocks/api-links.ts'
import { options } from './blocks/options.ts'
import { signature } from './blocks/signature.ts'
import { rehypeTypeNames } from './blocks/type-names.ts'

const members = { draw: options, attributes: ['of', 'omit', 'own'], holdsWords: true } as const

export const article: ArticlePart = {
  drawn: { fields: members, options: members, signature: { draw: signature, attributes: ['of', 'whole'] } },
  steps: { words: rehypeApiLinks, figures: rehypeTypeNames },
}
