import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { lineOf, report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'
import { readNotations } from './notation.ts'

/** Takes notations out of all samples, so that whoever reads one later meets the code alone. */
export function remarkNotations(tree: Root, file: VFile): void {
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code') return
    const { text, notes, problems } = readNotations(node.value)
    node.value = text
    if (notes.length > 0) node.data = { ...node.data, hProperties: { dataNotes: JSON.stringify(notes) } }
    for (const { message, hint, line } of problems) {
      report(file, lineOf(node, line), message, hint)
    }
  })
}
