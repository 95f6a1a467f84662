import { builtHtml } from '../../trusted/policy.ts'
import { takeBelowFold } from './below-fold.ts'

/** A page in two parts: it up to the first blocks of its article, which fill a screen, and the others. */
export interface ParsedPage {
  readonly area: DocumentFragment
  readonly rest: DocumentFragment
}

/** The page that the reader pointed at last, until it is shown. */
let ready: { readonly html: string; readonly page: ParsedPage } | undefined

/** Parses the HTML of a page before the click: on a slow phone, doing it later is felt. */
export function parseAhead(html: string): void {
  if (ready?.html !== html) ready = { html, page: parse(html) }
}

/** The nodes of a page, for use once: they go into the document. */
export function parsed(html: string): ParsedPage {
  const page = ready?.html === html ? ready.page : parse(html)
  ready = undefined
  return page
}

function parse(html: string): ParsedPage {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: builtHtml(html) })
  const article = content.querySelector('main > .article')
  const rest = article ? takeBelowFold(article) : new DocumentFragment()
  // Adopted here, not when it is shown.
  return { area: document.adoptNode(content), rest: document.adoptNode(rest) }
}
