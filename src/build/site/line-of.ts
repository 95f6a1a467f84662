/**
 * Line (1-based) on which a word first stands in a TypeScript file. Configuration is code, so a value has no position of
 * its own; the first place where its text occurs is the best hint there is.
 */
export function lineOf(text: string, word: string): number | undefined {
  const index = word === '' ? -1 : text.indexOf(word)
  return index < 0 ? undefined : text.slice(0, index).split('\n').length
}
