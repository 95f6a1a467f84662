/** The article that the reader pointed at last, until it is shown. */
let ready: { readonly html: string; readonly content: DocumentFragment } | undefined

/** Parses the HTML of an article before it is asked for: on a slow phone this is felt when it happens after the click. */
export function parseAhead(html: string): void {
  if (ready?.html === html) return
  const template = document.createElement('template')
  template.innerHTML = html
  // Adopted here, or each node of it would be when it is shown.
  ready = { html, content: document.adoptNode(template.content) }
}

/** Puts an article into its element. What was parsed ahead is used up: its nodes are in the document from then on. */
export function fillArticle(element: Element, html: string): void {
  if (ready?.html === html) element.replaceChildren(ready.content)
  else element.innerHTML = html
  ready = undefined
}
