/** A line of a block before it is coloured. */
export interface SourceLine {
  readonly text: string
  readonly change?: 'ins' | 'del'
}

/** Lines of a block without the blank ones around them; a diff gives up its signs. */
export function linesOf(text: string, isDiff: boolean): SourceLine[] {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  return isDiff ? withoutSigns(lines) : lines.map((line) => ({ text: line }))
}

function withoutSigns(lines: readonly string[]): SourceLine[] {
  const others = lines.filter((line) => line.trim() && !/^[+-]/.test(line))
  // Whoever writes no space before unchanged lines has nothing to take from them.
  const isIndented = others.every((line) => line.startsWith(' '))
  const stripped = lines.map((line): SourceLine => {
    if (line.startsWith('+')) return { text: line.slice(1), change: 'ins' }
    if (line.startsWith('-')) return { text: line.slice(1), change: 'del' }
    return { text: isIndented ? line.slice(1) : line }
  })
  // Most authors write a space behind the sign: then every line begins with one that nobody meant.
  const withSpace = isIndented ? stripped : stripped.filter((line) => line.change)
  const indents = withSpace.filter(({ text }) => text.trim()).map(({ text }) => text.search(/\S/))
  if (Math.min(...indents) !== 1) return stripped
  return stripped.map((line) => (withSpace.includes(line) ? { ...line, text: line.text.slice(1) } : line))
}
