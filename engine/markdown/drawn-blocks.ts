import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { type DrawnBlock, partNamed } from './article-part.ts'
import { openBlock } from './blocks/block.ts'
import type { Block } from './directive.ts'
import { partsOf, report } from './report.ts'
import { replaceNodes, walkMarkdown } from './walk.ts'

/**
 * Writes blocks and pieces of text that are filled from data, such as `:fact[timeout-error.ssh]`, as Markdown: links are
 * checked, and the plain page is written, as for what an author types.
 */
export function remarkDrawnBlocks(tree: Root, file: VFile): void {
  const parts = partsOf(file)
  replaceNodes(tree, (node) => {
    if (node.type === 'textDirective') return partNamed(parts, 'inline', node.name)?.(node, file)
    const block = node.type === 'containerDirective' && partNamed(parts, 'drawn', node.name)
    return block ? drawn(block, node, file) : undefined
  })
}

function drawn({ draw, attributes = [], holdsWords }: DrawnBlock, node: Block['node'], file: VFile): RootContent[] {
  const block = openBlock(node, file, attributes)
  if (node.children.length > 0 && !holdsWords) {
    report(file, node, `The block ":::${node.name}" must be empty.`, 'Write the text below it.')
  }
  const written = draw(block, file)
  // What nobody has typed gets the place of what it stands in, so that what is wrong with it names the page and the block.
  walkMarkdown({ type: 'root', children: written, position: node.position }, (inner, _, parent) => {
    inner.position ??= parent.position
  })
  return written
}
