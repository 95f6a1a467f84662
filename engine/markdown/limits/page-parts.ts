import { pageLines } from './page-lines.ts'

/**
 * Line of a text that a program fails on, 1-based: the first of its parts that it fails on alone, and the first line where it
 * fails on none of them.
 * @param fails tries a part
 */
export async function failingLine(source: string, fails: (part: string) => Promise<boolean>): Promise<number> {
  for (const { line, text } of partsOf(source)) if (await fails(text)) return line
  return 1
}

/** What stands between empty lines; a sample is never torn apart. */
export function partsOf(source: string): { line: number; text: string }[] {
  const parts: { line: number; lines: string[] }[] = []
  let isBetween = true
  for (const { text, line, sample } of pageLines(source)) {
    if (sample === undefined && text.trim() === '') {
      isBetween = true
      continue
    }
    if (isBetween) parts.push({ line, lines: [] })
    isBetween = false
    parts.at(-1)?.lines.push(text)
  }
  return parts.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}
