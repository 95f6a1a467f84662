import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { hastText } from '../hast-text.ts'
import { stringsOf } from '../report.ts'
import { walkElements } from '../walk.ts'

/** Columns of a table whose rows are paragraphs on a phone: two fit beside each other, more are figures to compare. */
const stackable = { least: 3, most: 8 }

/** Tables scroll in a region of their own; columns are aligned by class, and cells say what their column is called. */
export function rehypeTables(tree: Root, file: VFile): void {
  let count = 0
  walkElements(tree, (element, index, parent) => {
    if (element.tagName === 'th' || element.tagName === 'td') alignByClass(element)
    // The corner above the names of the rows heads nothing.
    if (element.tagName === 'th' && hastText(element).trim() === '') element.tagName = 'td'
    if (element.tagName !== 'table') return
    count += 1
    labelCells(element)
    // Regions of one page need different names.
    const ariaLabel = count === 1 ? stringsOf(file).table : `${stringsOf(file).table} ${count}`
    parent.children[index] = h('div', { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 }, element)
  })
}

/** The first cell is the row's own name and needs none; tables of options have labels of their own. */
function labelCells(table: Element): void {
  const [heads, ...rows] = tableRows(table)
  const labels = heads?.map((cell) => hastText(cell).trim()) ?? []
  if (table.properties.className || labels.length < stackable.least || labels.length > stackable.most) return
  table.properties.className = ['stacked']
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      if (column > 0 && labels[column]) cell.properties.dataLabel = labels[column]
    }
  }
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element')
const tableRows = (table: Element) => elementsIn(table).flatMap(elementsIn).map(elementsIn)

function alignByClass(cell: Element): void {
  const { align, ...others } = cell.properties
  const isMoved = align === 'right' || align === 'center'
  cell.properties = isMoved ? { ...others, className: [`align-${align}`] } : others
}
