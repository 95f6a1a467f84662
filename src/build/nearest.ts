/**
 * The known name that somebody most likely meant, or undefined when none is near: at most a third of the letters differ
 * (Damerau-Levenshtein distance, optimal string alignment).
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3))
    const d = distance(name.toLowerCase(), candidate.toLowerCase())
    if (d <= limit && d < bestDistance) {
      best = candidate
      bestDistance = d
    }
  }
  return best
}

/** `Did you mean "title"?` or, where nothing is near, the list of what there is. */
export function suggestion(name: string, known: readonly string[]): string {
  const match = nearest(name, known)
  if (match) return `Did you mean "${match}"?`
  return known.length > 0 ? `Known names: ${known.join(', ')}.` : 'There are none.'
}

function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1)
      row.push(value)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
