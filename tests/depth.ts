/** Everything is tried, as `npm run verify` does; `npm test` tries the least that still protects. */
export const everything = process.env.VERIFY === '1'

/** All items where everything is tried, else so many of them: the same at every run, and spread evenly. */
export function some<T>(items: readonly T[], count: number): readonly T[] {
  if (everything) return items
  const chosen = new Set(Array.from({ length: count }, (_, part) => Math.floor(((part + 0.5) * items.length) / count)))
  return items.filter((_, index) => chosen.has(index))
}
