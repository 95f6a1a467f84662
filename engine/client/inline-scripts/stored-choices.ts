// Runs inlined in the head, before the first paint: puts the reader's choices on the root element, where CSS sees them.
// It must stay small and may not throw: where storage is refused the page shows its defaults.
import { announcementKey, colorModeKey, tabsKey } from '../../model/inline-script-keys.ts'
import { choicesIn } from '../article/tab-address.ts'
import { restoreSidebar } from './sidebar.ts'

const root = document.documentElement
root.classList.add('js')
try {
  const mode = localStorage.getItem(colorModeKey)
  if (root.dataset.switchable !== undefined && (mode === 'light' || mode === 'dark')) root.dataset.theme = mode
  if (localStorage.getItem(announcementKey) === root.dataset.announcementId) root.dataset.announcement = 'dismissed'
  const tabs = JSON.parse(localStorage.getItem(tabsKey) ?? '{}') as Record<string, string>
  root.dataset.tabs = Object.entries({ ...tabs, ...choicesIn(location.search) })
    .map((choice) => choice.join(':'))
    .join(' ')
} catch {}
requestAnimationFrame(restoreSidebar)
