import { editDistance } from './edit-distance.ts'

/**
 * The known name that somebody most likely meant, or undefined when none is near: at most a third of the letters differ.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3))
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), limit)
    if (distance <= limit && distance < bestDistance) {
      best = candidate
      bestDistance = distance
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
