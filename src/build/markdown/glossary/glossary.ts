import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { replaceNodes } from '../walk.ts'
import { glossaryTable } from './glossary-table.ts'

/** Writes `:::glossary` as Markdown, so that its links are checked and the plain page has it. */
export function remarkGlossary(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replaceNodes(tree, (node) =>
      node.type === 'containerDirective' && node.name === 'glossary' ? glossaryTable(node, file) : undefined,
    )
}
