import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { hastText } from './hast-text.ts'
import { stringsOf } from './report.ts'
import { walkElements } from './walk.ts'

/** Tables scroll in a region of their own; columns are aligned by class. */
export function rehypeTables(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    let count = 0
    walkElements(tree, (element, index, parent) => {
      if (element.tagName === 'th' || element.tagName === 'td') alignByClass(element)
      // The corner above the names of the rows heads nothing.
      if (element.tagName === 'th' && hastText(element).trim() === '') element.tagName = 'td'
      if (element.tagName !== 'table') return
      count += 1
      // Regions of one page need different names.
      const ariaLabel = count === 1 ? stringsOf(file).table : `${stringsOf(file).table} ${count}`
      parent.children[index] = h(
        'div',
        { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 },
        element,
      )
    })
  }
}

function alignByClass(cell: Element): void {
  const { align, ...others } = cell.properties
  const isMoved = align === 'right' || align === 'center'
  cell.properties = isMoved ? { ...others, className: [`align-${align}`] } : others
}
