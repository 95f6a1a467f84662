/** An article in two parts: its first blocks, which fill a screen, and the others. */
interface ParsedArticle {
  readonly top: DocumentFragment
  readonly rest: DocumentFragment
}

/** Height of a line and of the space between blocks, width of a letter and of a column, in pixels. */
const [line, gap, letter, column] = [28, 32, 9, 640]

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
  const rest = new DocumentFragment()
  let space = innerHeight
  for (const block of [...content.children]) {
    if (space < 0) rest.append(block)
    else {
      space -= heightOf(block)
      // In view from the first frame on (code-lines.css): to find that out would take a second layout.
      block.querySelector('[data-rows]')?.removeAttribute('data-rows')
    }
  }
  // Adopted here, or each node of it would be when it is shown.
  return { top: document.adoptNode(content), rest: document.adoptNode(rest) }
}

/**
 * A guess. Lists and tables have lines that are not full, and are taller; where it is too much, what stands above the article
 * makes up for it.
 */
function heightOf(block: Element): number {
  const text = block.textContent
  const lines = block.querySelector('pre')
    ? text.split('\n').length
    : (text.length * letter) / Math.min(innerWidth, column)
  return gap + line * lines
}
