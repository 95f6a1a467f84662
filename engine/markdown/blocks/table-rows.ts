import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'

/** Reports rows with more cells than their head: what is too many would be lost. */
export function remarkTableRows(tree: Root, file: VFile): void {
  walkMarkdown(tree, (node) => {
    if (node.type !== 'table') return
    const [head, ...rows] = node.children
    const most = head?.children.length ?? 0
    for (const row of rows) {
      const count = row.children.length
      if (count <= most) continue
      const hint = 'Give the head as many cells; a bar that is text is written "\\|", in code as well.'
      report(file, row, `The row has ${count} cells, and the head of its table ${most}.`, hint)
    }
  })
}
