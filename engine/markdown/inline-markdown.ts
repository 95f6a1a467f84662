import { LRUCache } from 'lru-cache'
import type { PhrasingContent, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remembered } from '../model/remembered.ts'
import { walkMarkdown } from './walk.ts'

const parser = unified().use(remarkParse).freeze()

/** Lines that were parsed before: words for data stand in several tables of a page, and on several pages. */
const known = new LRUCache<string, PhrasingContent[]>({ max: 3000 })

/** Words without any sign of Markdown: nearly half of all lines. */
const bare = /^\p{L}(?:[\p{L}\p{N} ,.;:'"()/-]*[\p{L}\p{N},.;:'"()/-])?$/u

/** A line of Markdown that stands outside of any page, as nodes without a place. Non-breaking spaces stay. */
export function inlineMarkdown(text: string): PhrasingContent[] {
  if (bare.test(text)) return [{ type: 'text', value: text, position: undefined }]
  // A page may change its nodes.
  return structuredClone(remembered(known, text, () => parsed(text)))
}

function parsed(text: string): PhrasingContent[] {
  const tree: Root = parser.parse(text)
  walkMarkdown(tree, (node) => {
    node.position = undefined
  })
  const [paragraph] = tree.children
  return paragraph?.type === 'paragraph' ? paragraph.children : [{ type: 'text', value: text }]
}
