import { escapeAttribute, escapeText } from '../markup/escape.ts'
import type { Heading } from '../model/page.ts'

/**
 * Items of a table of contents; none where there is but one heading. Long names may break after a dot or a bracket.
 */
export function contentsHtml(headings: readonly Heading[] = []): string | undefined {
  if (headings.length < 2) return undefined
  return headings.map(itemHtml).join('')
}

function itemHtml({ id, text, level }: Heading): string {
  const parts = text.split(/(?<=[.(])(?=\w)/).map(escapeText)
  return `<li><a href="#${escapeAttribute(id)}" data-level="${level}">${parts.join('<wbr>')}</a></li>`
}
