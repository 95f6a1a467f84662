/** Adds a stylesheet to the document, once, and waits for it. Resolves as well when it cannot be loaded: the page is readable. */
export function loadStyle(href: string): Promise<void> {
  const name = CSS.escape(href)
  if (document.querySelector(`link[rel=stylesheet][href="${name}"],style[data-href="${name}"]`))
    return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })
}
