import { takeBelowFold } from '../pending-page.ts'

/** An article in two parts: its first blocks, which fill a screen, and the others. */
interface ParsedArticle {
  readonly top: DocumentFragment
  readonly rest: DocumentFragment
}

/** The article that the reader pointed at last, until it is shown. */
let ready: { readonly html: string; readonly article: ParsedArticle } | undefined

/** Parses the HTML of an article before it is asked for: on a slow phone this is felt when it happens after the click. */
export function parseAhead(html: string): void {
  if (ready?.html !== html) ready = { html, article: parse(html) }
}

/** The nodes of an article. What was parsed ahead is used up: it is in the document from then on. */
export function parsed(html: string): ParsedArticle {
  const article = ready?.html === html ? ready.article : parse(html)
  ready = undefined
  return article
}

function parse(html: string): ParsedArticle {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const rest = takeBelowFold(content)
  // Adopted here, or each node of it would be when it is shown.
  return { top: document.adoptNode(content), rest: document.adoptNode(rest) }
}
