import type { PhrasingContent, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { walkMarkdown } from '../walk.ts'

const parser = unified().use(remarkParse).freeze()

/** A line of Markdown that stands outside of any page, as nodes without a place. Non-breaking spaces stay. */
export function inlineMarkdown(text: string): PhrasingContent[] {
  const tree: Root = parser.parse(text)
  walkMarkdown(tree, (node) => {
    node.position = undefined
  })
  const [paragraph] = tree.children
  return paragraph?.type === 'paragraph' ? paragraph.children : [{ type: 'text', value: text }]
}
