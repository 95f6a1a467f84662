import { sidebarKey } from '../../model/inline-script-keys.ts'
import { sidebarId } from '../../model/shell-ids.ts'
import { besideArticle, restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Before each frame until the sidebar is there: groups stand as the reader left them, and the sidebar is scrolled to where it
 * was. A script right behind the sidebar would do, but the parser would wait there for the stylesheet.
 */
export function restoreSidebar(): void {
  const sidebar = document.getElementById(sidebarId)
  if (sidebar) restoreGroups(sidebar, storedGroups())
  const isParsed = document.readyState !== 'loading' || sidebar?.nextElementSibling
  const isReady = isParsed && document.styleSheets.length > 0
  if (!isReady && document.readyState !== 'complete') {
    requestAnimationFrame(restoreSidebar)
    return
  }
  // Not on small screens, where the sidebar is hidden: reading positions would force a layout while the page is parsed.
  if (sidebar && matchMedia(besideArticle).matches) {
    takeScroll(sidebar, sidebarKey)
    showCurrent(sidebar)
  }
}

/** Not by the storage module: the client warns about missing storage, once. */
function storedGroups(): string | null {
  try {
    return localStorage.getItem(sidebarKey)
  } catch {
    return null
  }
}
