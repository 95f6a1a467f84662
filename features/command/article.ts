import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { commandToolFacts } from './command-facts.ts'

export const article: ArticlePart = { toolFacts: { command: commandToolFacts } }
