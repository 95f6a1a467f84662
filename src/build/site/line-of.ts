/**
 * Line (1-based) on which a word stands in a TypeScript file. Configuration is code, so a value has no position of its
 * own; a place where its text occurs is the best hint there is. Parts of longer words do not count.
 * @param occurrence 2 for the second place.
 */
export function lineOf(text: string, word: string, occurrence = 1): number | undefined {
  return lineOfPattern(text, `(?<![\\w-])${quoted(word)}(?![\\w-])`, word === '' ? 0 : occurrence)
}

/** Line of a value as a string literal, with whichever quotes. */
export function lineOfString(text: string, value: string, occurrence = 1): number | undefined {
  return lineOfPattern(text, `(['"\`])${quoted(value)}\\1`, occurrence)
}

/** Line of the key of an object. */
export function lineOfKey(text: string, key: string): number | undefined {
  return lineOfPattern(text, `(?<![\\w-])(['"]?)${quoted(key)}\\1\\s*:`, 1) ?? lineOf(text, key)
}

function lineOfPattern(text: string, pattern: string, occurrence: number): number | undefined {
  const index = [...text.matchAll(new RegExp(pattern, 'g'))][occurrence - 1]?.index
  return index === undefined ? undefined : text.slice(0, index).split('\n').length
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
