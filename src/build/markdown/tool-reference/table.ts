import type { Table, TableRow } from 'mdast'
import { table } from '../nodes.ts'

/**
 * A table of names (options, arguments, keys), as `:::options` draws them: on a phone each row is a paragraph that begins
 * with its name. The last cell takes a line of its own there, and among messages each of them does.
 */
export function namesTable(heads: readonly string[], rows: readonly TableRow[], kind = 'names'): Table {
  return { ...table(heads, rows), data: { hProperties: { className: ['reference', kind, 'stacked'] } } }
}
