/** Rows of the table of distances; longer texts are not compared. */
const longest = 254
type Rows = [beforeLast: Uint8Array, last: Uint8Array, next: Uint8Array]
const rows: Rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)]

/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbour to make one text of the other
 * (Damerau-Levenshtein distance in the form of optimal string alignment).
 * @param limit no more edits than this are of interest.
 * @param isOpen whether the known text may go on where the typed one ends.
 * @returns `limit + 1` for everything above the limit, and for texts of more than 254 letters.
 */
export function editDistance(
  typed: string,
  known: string,
  limit = Math.max(typed.length, known.length),
  isOpen = false,
): number {
  const above = limit + 1
  if (typed.length > longest || typed.length - known.length > limit) return above
  if (!isOpen && (known.length > longest || known.length - typed.length > limit)) return above
  const width = Math.min(known.length, typed.length + limit, longest)
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
