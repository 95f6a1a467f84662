import type { Table, TableRow } from 'mdast'
import { table } from './nodes.ts'

/**
 * A table of names (options, arguments, keys): on a phone each row is a paragraph that begins
 * with its name. Of `names` the last cell takes a line of its own there, of `messages` each of them does.
 */
export function namesTable(heads: readonly string[], rows: readonly TableRow[], kinds = ['names']): Table {
  return { ...table(heads, rows), data: { hProperties: { className: ['reference', ...kinds, 'stacked'] } } }
}
