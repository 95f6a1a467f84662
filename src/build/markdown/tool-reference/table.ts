import type { PhrasingContent, Table, TableCell } from 'mdast'

/** A row of a table of names: what it can be linked by, and its cells. */
export interface Row {
  /** Absent where another block of the page has the name. */
  readonly id?: string
  readonly cells: readonly TableCell[]
}

/**
 * A table of names (options, arguments, keys), as `:::options` draws them: on a phone each row is a paragraph that begins
 * with its name. The last cell takes a line of its own there, and among messages each of them does.
 */
export function namesTable(heads: readonly string[], rows: readonly Row[], kind?: 'messages'): Table {
  const head = heads.map((value) => cell([{ type: 'text', value }]))
  return {
    type: 'table',
    data: { hProperties: { className: ['reference', kind ?? 'names', 'stacked'] } },
    children: [
      { type: 'tableRow', children: head },
      ...rows.map(({ id, cells }) => ({
        type: 'tableRow' as const,
        children: [...cells],
        ...(id && { data: { hProperties: { id } } }),
      })),
    ],
  }
}

/** A cell; the class is that of `:::options`: `default` for what is used where nothing is given. */
export function cell(children: readonly PhrasingContent[], className?: 'default'): TableCell {
  return {
    type: 'tableCell',
    children: [...children],
    ...(className && { data: { hProperties: { className: [className] } } }),
  }
}
