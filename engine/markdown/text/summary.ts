import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Root as MdastRoot, RootContent as MdastRootContent } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'

const mark = /^<!--\s*truncate\s*-->$/
/** What lists show: text, and nothing that has a stylesheet, an id or a size of its own. */
const allowed = new Set(['paragraph', 'list', 'blockquote', 'definition'])

/** Finds the comment that ends the summary of a post, and lets it pass the steps that drop comments. */
export function remarkTruncation(tree: MdastRoot, file: VFile): void {
  const index = tree.children.findIndex((node) => mark.test(commentIn(node)))
  if (index < 0) return
  const before = tree.children.slice(0, index).filter((node) => commentIn(node) === '')
  for (const node of before) {
    if (allowed.has(node.type)) continue
    const hint = 'Lists show what stands before the mark: put this behind it.'
    report(file, node, 'Only paragraphs, lists and quotes stand before the truncation mark.', hint)
  }
  if (before.length === 0) report(file, tree.children[index], 'Nothing stands before the truncation mark.')
  const position = tree.children[index]?.position
  tree.children[index] = { type: 'thematicBreak', data: { hProperties: { dataTruncate: '' } }, position }
}

/** A paragraph that is a comment and nothing else: the parser knows no HTML but the one in a line. */
function commentIn(node: MdastRootContent): string {
  const [only, ...others] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'html' && others.length === 0 && only.value.startsWith('<!--') ? only.value : ''
}

/** Takes the mark out again and keeps what stands before it as the summary. */
export function rehypeSummary(tree: Root, file: VFile): void {
  const index = tree.children.findIndex((node) => node.type === 'element' && node.properties.dataTruncate === '')
  if (index < 0) return
  file.data.summary = { type: 'root', children: withoutReferences(tree.children.slice(0, index)) }
  tree.children.splice(index, 1)
}

/** Footnotes stay with the post: a list has no place for them. */
function withoutReferences<T extends RootContent | ElementContent>(nodes: readonly T[]): T[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    return isReference(node) ? [] : [{ ...node, children: withoutReferences(node.children) }]
  })
}

function isReference({ tagName, children }: Element): boolean {
  const [first] = children
  return tagName === 'sup' && first?.type === 'element' && first.properties.dataFootnoteRef !== undefined
}
