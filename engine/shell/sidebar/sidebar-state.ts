/** Media query of windows in which the sidebar stands beside the article: 996 px at the default text size, as in the stylesheets. */
export const besideArticle = '(min-width: 62.25rem)'

/** The stored state of groups: open or not, by key. Empty if it is invalid. */
export function parseGroups(stored: string | null): Record<string, boolean> {
  try {
    return (JSON.parse(stored ?? 'null') as Record<string, boolean> | null) ?? {}
  } catch {
    return {}
  }
}

/** Opens and closes the groups as the reader left them; the ones around the current page stay open. */
export function restoreGroups(content: Element, stored: string | null): void {
  const groups = parseGroups(stored)
  for (const details of content.querySelectorAll<HTMLDetailsElement>('li:not(:has([aria-current])) > details')) {
    details.open = groups[details.dataset.key ?? ''] ?? details.open
  }
}

/** Moves the mark of the current page and opens what is around it. False when the mark was there already. */
export function markCurrent(content: Element, href: string): boolean {
  const links = [...content.querySelectorAll('a[href]')]
  const link = links.find((candidate) => candidate.getAttribute('href') === href)
  if (link?.hasAttribute('aria-current')) return false
  for (const marked of content.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current')
  link?.setAttribute('aria-current', 'page')
  if (link) openAround(link, content)
  return true
}

/** Opens the group of this row and those above it. */
function openAround(link: Element, content: Element): void {
  const own = link.nextElementSibling
  if (own instanceof HTMLDetailsElement) own.open = true
  for (let node = link.parentElement; node && node !== content; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true
  }
}

/** Scrolls the sidebar, and nothing else, until the current row shows; a row that already shows stays where it is. */
export function showCurrent(scroller: Element): void {
  const row = scroller.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!row) return
  const frame = scroller.getBoundingClientRect()
  // At the top of a page with an announcement the column ends below the window.
  const hidden = row.top < frame.top || row.bottom > Math.min(frame.bottom, window.innerHeight)
  if (hidden) scroller.scrollTop += row.top - frame.top - (frame.height - row.height) / 2
}

/**
 * The scroll position lives until the next page takes it: taken once, so that nothing puts back a sidebar
 * that the reader has scrolled in the meantime. Without session storage the sidebar starts at the current row.
 */
export function takeScroll(scroller: Element, key: string): void {
  try {
    const stored = window.sessionStorage.getItem(key)
    if (stored === null) return
    window.sessionStorage.removeItem(key)
    scroller.scrollTop = Number(stored)
  } catch {
    // No second warning beside that of the storage module.
  }
}

/**
 * Keeps the scroll position for the next page. Not of a sidebar that is hidden: reading it would lay out once more the page
 * that is left.
 */
export function keepScroll(scroller: Element, key: string): void {
  if (!window.matchMedia(besideArticle).matches) return
  try {
    window.sessionStorage.setItem(key, String(Math.round(scroller.scrollTop)))
  } catch {
    // As above.
  }
}
