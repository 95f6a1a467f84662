import { storageKeys } from '../../model/storage-keys.ts'
import { restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'

/**
 * Runs inline right after the sidebar's HTML, before it is painted: groups stand as the reader left them, and the
 * sidebar is scrolled to where it was.
 */
const sidebar = document.getElementById('docs-sidebar')
if (sidebar) {
  restoreGroups(sidebar, storedGroups())
  takeScroll(sidebar, storageKeys.sidebar)
  showCurrent(sidebar)
}

/** Read directly and not through the storage module: its warning is given once, by the client. */
function storedGroups(): string | null {
  try {
    return localStorage.getItem(storageKeys.sidebar)
  } catch {
    return null
  }
}
