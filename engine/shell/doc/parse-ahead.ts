import { builtHtml } from '../../trusted/policy.ts'
import { takeBelowFold } from '../pending-page.ts'

/** An article in two parts: its first blocks, which fill a screen, and the others. */
interface ParsedArticle {
  readonly top: DocumentFragment
  readonly rest: DocumentFragment
}

/** The article that the reader pointed at last, until it is shown. */
let ready: { readonly html: string; readonly article: ParsedArticle } | undefined

/** Parses the HTML of an article before the click: on a slow phone, doing it later is felt. */
export function parseAhead(html: string): void {
  if (ready?.html !== html) ready = { html, article: parse(html) }
}

/** The nodes of an article, for use once: they go into the document. */
export function parsed(html: string): ParsedArticle {
  const article = ready?.html === html ? ready.article : parse(html)
  ready = undefined
  return article
}

function parse(html: string): ParsedArticle {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: builtHtml(html) })
  const rest = takeBelowFold(content)
  // Adopted here, not when it is shown.
  return { top: document.adoptNode(content), rest: document.adoptNode(rest) }
}
