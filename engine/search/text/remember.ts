/** Words remembered; a documentation has fewer. */
const limit = 50_000

/** The same function, which works out its answer to a word once. */
export function remember(answer: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = answer(word)
    if (known.size >= limit) known.clear()
    known.set(word, made)
    return made
  }
}
