import { sidebarKey } from '../../model/inline-script-keys.ts'
import { sidebarId } from '../../model/shell-ids.ts'
import { besideArticle, restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Before each frame until the sidebar is there: groups stand as the reader left them, and the sidebar is scrolled to where it
 * was. A script right behind the sidebar would do, but the parser would wait there for the stylesheet. Where there is nothing
 * to restore it asks for no frames, each of which lays out what has come.
 */
export function restoreSidebar(): void {
  const groups = storedGroups()
  // Not on small screens, where the sidebar is hidden: reading positions would force a layout while the page is parsed.
  const isShown = matchMedia(besideArticle).matches
  if (groups === null && !isShown) return
  const sidebar = document.getElementById(sidebarId)
  if (sidebar && groups !== null) restoreGroups(sidebar, groups)
  const isParsed = document.readyState !== 'loading' || sidebar?.nextElementSibling
  const isReady = isParsed && document.styleSheets.length > 0
  if (!isReady && document.readyState !== 'complete') requestAnimationFrame(restoreSidebar)
  else if (sidebar && isShown) {
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
