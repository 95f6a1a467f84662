import { sidebarKey } from '../../model/inline-script-keys.ts'
import { restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Runs inline right after the sidebar's HTML, before it is painted: groups stand as the reader left them, and the
 * sidebar is scrolled to where it was.
 */
const sidebar = document.getElementById('docs-sidebar')
if (sidebar) {
  try {
    // Not the storage module: the client warns about missing storage, once.
    restoreGroups(sidebar, localStorage.getItem(sidebarKey))
  } catch {}
  // Not on small screens, where the sidebar is hidden: reading positions would force a layout while the page is parsed.
  if (matchMedia('(min-width: 62.25rem)').matches) {
    takeScroll(sidebar, sidebarKey)
    showCurrent(sidebar)
  }
}
