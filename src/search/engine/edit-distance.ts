/** Rows of the table of distances: a known word is longer than this only in bad faith. */
const longest = 78
type Rows = [beforeLast: Uint8Array, last: Uint8Array, next: Uint8Array]
const rows: Rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)]

/**
 * Typing errors between a typed word and a known one: letters put in, left out, replaced or swapped. With `isOpen` the
 * known word may go on where the typed one ends. Gives `limit + 1` for everything above the limit.
 */
export function typingErrors(typed: string, known: string, limit: number, isOpen: boolean): number {
  const above = limit + 1
  if (typed.length + limit > longest || typed.length - known.length > limit) return above
  if (!isOpen && known.length - typed.length > limit) return above
  const width = Math.min(known.length, typed.length + limit)
  for (let column = 0; column <= width; column++) rows[1][column] = column
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(typed, known, row, width) > limit) return above
    rows.push(rows.shift() as Uint8Array)
  }
  const last = rows[1]
  const least = isOpen ? Math.min(...last.subarray(0, width + 1)) : (last[width] ?? above)
  return Math.min(above, least)
}

/** Fills the next row and gives the least of it. */
function fillRow(typed: string, known: string, row: number, width: number): number {
  const [beforeLast, last, next] = rows
  const letter = typed.charCodeAt(row - 1)
  const before = row > 1 ? typed.charCodeAt(row - 2) : -1
  next[0] = row
  let least = row
  for (let column = 1; column <= width; column++) {
    const other = known.charCodeAt(column - 1)
    const kept = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
    let errors = Math.min(kept, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
    if (column > 1 && before === other && letter === known.charCodeAt(column - 2)) {
      errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1)
    }
    next[column] = errors
    if (errors < least) least = errors
  }
  return least
}
