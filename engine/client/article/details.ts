import { storageKeys } from '../../model/storage-keys.ts'
import { animateDetails, isOpening } from '../../shell/collapsible/animate-details.ts'
import { parseGroups } from '../../shell/sidebar/sidebar-state.ts'
import { readStored, store } from '../../shell/storage/storage.ts'

/** Opens or closes the section of a summary, animated. Groups of the sidebar are remembered. */
export function toggleDetails(event: Event, summary: Element): void {
  const details = summary.parentElement
  if (!(details instanceof HTMLDetailsElement)) return
  event.preventDefault()
  const open = !isOpening(details)
  animateDetails(details, open)
  const { key } = details.dataset
  if (key !== undefined) rememberGroup(key, open, details)
}

/** Also opens or closes the group in the copy of the sidebar that the mobile menu shows. */
function rememberGroup(key: string, open: boolean, clicked: Element): void {
  store(storageKeys.sidebar, JSON.stringify({ ...parseGroups(readStored(storageKeys.sidebar)), [key]: open }))
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[data-key="${CSS.escape(key)}"]`)) {
    if (other !== clicked) other.open = open
  }
}
