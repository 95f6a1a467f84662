import { sidebarContentId } from '../../model/shell-ids.ts'
/** Fills the drawer's second panel with the sidebar of the page on screen. Returns whether the page has one. */
export function copyDocsSidebar(into: HTMLElement | null): boolean {
  const sidebar = document.getElementById(sidebarContentId)
  if (!into || !sidebar) {
    into?.replaceChildren()
    return false
  }
  const copy = sidebar.cloneNode(true) as HTMLElement
  // Ids must be unique.
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  into.replaceChildren(copy)
  return true
}
