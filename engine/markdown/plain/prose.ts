import type { Paragraph } from 'mdast'
import type { VFile } from 'vfile'

/** Words, simple punctuation and code, which mean the same in every Markdown; no mark begins with such a colon. */
const simple = /^(?=[\p{L}`«"(])(?:[\p{L}\p{N} \n,.;()'"«»–—?/%-]|:(?=\s|$)|`[^`\n]+`)+$/u

/**
 * The source of a paragraph that every program reads as this site does; undefined for any other. Most prose is such: to
 * write it anew from its tree would be a tenth of the work on a page.
 */
export function asWritten({ children, position }: Paragraph, file: VFile): string | undefined {
  if (!position || !children.every(({ type }) => type === 'text' || type === 'inlineCode')) return undefined
  const { start, end } = position
  // Further lines of a paragraph in a list or a quotation begin with the marks of those.
  if (start.line !== end.line && start.column > 1) return undefined
  const source = String(file.value).slice(start.offset, end.offset)
  return simple.test(source) ? source : undefined
}
