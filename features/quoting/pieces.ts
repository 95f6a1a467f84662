/** A part of a line, by where it came from: the text of the template, a value, or neither can be told. */
export interface Piece {
  readonly text: string
  readonly from: 'template' | 'unknown' | number
}

/**
 * Where the parts of a line came from. `alone` has what each value becomes by itself. Where a line is not made of texts and
 * values in turn, the rest of it is `unknown`.
 */
export function piecesOf(line: string, strings: TemplateStringsArray, alone: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (text: string, from: Piece['from']) => {
    if (!line.startsWith(text, at)) return false
    pieces.push({ text, from })
    at += text.length
    return true
  }
  for (const [index, text] of strings.entries()) {
    // A text with a wrong escape is undefined, and that is written.
    if (!take(String(text), 'template')) break
    const value = alone[index]
    if (value !== undefined && !take(value, index)) break
  }
  if (at < line.length) pieces.push({ text: line.slice(at), from: 'unknown' })
  return pieces.filter(({ text, from }) => text !== '' || typeof from === 'number')
}
