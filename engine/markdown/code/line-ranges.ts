/** Reads `{2,4-6}`: numbers of lines, 1-based, ascending, each once. Undefined where it is no list of lines. */
export function lineRanges(braces: string): number[] | undefined {
  const numbers = new Set<number>()
  if (!/^\{.*\}$/.test(braces)) return undefined
  for (const part of braces.slice(1, -1).split(',')) {
    const [, first = '', last = first] = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part) ?? []
    if (!first || Number(first) < 1 || Number(last) < Number(first)) return undefined
    for (let line = Number(first); line <= Number(last); line++) numbers.add(line)
  }
  return [...numbers].sort((a, b) => a - b)
}
