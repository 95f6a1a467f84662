import { sidebarKey } from '../../model/inline-script-keys.ts'
import { restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Runs inline right after the sidebar's HTML, before it is painted: groups stand as the reader left them, and the
 * sidebar is scrolled to where it was.
 */
const sidebar = document.getElementById('docs-sidebar')
if (sidebar) {
  try {
    // Not by the storage module: its warning is given once, by the client.
    restoreGroups(sidebar, localStorage.getItem(sidebarKey))
  } catch {}
  // On small screens the column is not shown, and asking for its place would lay out half a page while it is parsed.
  if (matchMedia('(min-width: 62.25rem)').matches) {
    takeScroll(sidebar, sidebarKey)
    showCurrent(sidebar)
  }
}
