const rows = Array.from({ length: 3 }, () => new Uint8Array(80))

/**
 * Typing errors between a typed word and a known one: letters put in, left out, replaced or swapped. With `isOpen` the
 * known word may go on where the typed one ends. Gives `limit + 1` for everything above the limit.
 */
export function typingErrors(typed: string, known: string, limit: number, isOpen: boolean): number {
  const above = limit + 1
  if (typed.length > 60 || typed.length - known.length > limit) return above
  if (!isOpen && known.length - typed.length > limit) return above
  const width = Math.min(known.length, typed.length + limit)
  let [beforeLast, last, next] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    next[0] = row
    let least = row
    for (let column = 1; column <= width; column++) {
      const same = typed.charCodeAt(row - 1) === known.charCodeAt(column - 1)
      let errors = (last[column - 1] ?? 0) + (same ? 0 : 1)
      errors = Math.min(errors, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === known.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === known.charCodeAt(column - 1)
      if (isSwap) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1)
      next[column] = errors
      if (errors < least) least = errors
    }
    if (least > limit) return above
    ;[beforeLast, last, next] = [last, next, beforeLast]
  }
  if (!isOpen) return width < known.length ? above : Math.min(above, last[width] ?? above)
  let least = above
  for (let column = 0; column <= width; column++) least = Math.min(least, last[column] ?? above)
  return least
}
