import { sidebarKey } from '../../model/early-keys.ts'
import { restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Runs inline right after the sidebar's HTML, before it is painted: groups stand as the reader left them, and the
 * sidebar is scrolled to where it was.
 */
const sidebar = document.getElementById('docs-sidebar')
if (sidebar) {
  restoreGroups(sidebar, storedGroups())
  // On small screens the column is not shown, and asking for its place would lay out half a page while it is parsed.
  if (matchMedia('(min-width: 62.25rem)').matches) {
    takeScroll(sidebar, sidebarKey)
    showCurrent(sidebar)
  }
}

/** Read directly and not through the storage module: its warning is given once, by the client. */
function storedGroups(): string | null {
  try {
    return localStorage.getItem(sidebarKey)
  } catch {
    return null
  }
}
