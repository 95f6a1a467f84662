import { type ChangedPages, changedPagesRoute } from '../../../engine/model/changed-pages.ts'
import { mainId } from '../../../engine/model/shell-ids.ts'
import { storageKeys } from '../../../engine/model/storage-keys.ts'
import { onStoredElsewhere, readStored, store } from '../../../engine/shell/storage/storage.ts'
import './changes.css'
import { mark, unmark } from './marks.ts'
import { type Visit, visitAt, writeVisit } from './visit.ts'

/** What has changed, fetched once for a document; null where it did not come. */
let loaded: Promise<ChangedPages | null> | undefined
let visit: Visit | undefined

/** Marks what has changed since the visit before: on the page on screen and in the sidebar. */
export async function start(): Promise<void> {
  loaded ??= fetchChanges()
  const changed = await loaded
  if (!changed) return
  if (!visit) {
    visit = visitAt(readStored(storageKeys.visit) ?? '', Date.now(), changed.newest * 1000)
    store(storageKeys.visit, writeVisit(visit))
    document.addEventListener('click', (event) => hideOnClick(event, changed))
    onStoredElsewhere(storageKeys.visit, (value) => follow(value, changed))
  }
  show(changed)
}

function show(changed: ChangedPages): void {
  const since = visit?.since ?? Number.POSITIVE_INFINITY
  const pages = Object.entries(changed.pages).filter(([, time]) => time * 1000 > since)
  if (pages.length > 0) mark(new Set(pages.map(([href]) => href)), changed.list)
}

/** The shell data does not name the file: it lies at the root of the language. */
async function fetchChanges(): Promise<ChangedPages | null> {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (!manifest) return null
  const response = await fetch(new URL(`.${changedPagesRoute}`, manifest.href)).catch(() => null)
  return response?.ok ? ((await response.json()) as ChangedPages) : null
}

/** One click anywhere takes all marks away; the copy of the sidebar in the drawer has a button of its own. */
function hideOnClick({ target }: Event, { newest }: ChangedPages): void {
  if (!(target instanceof Element) || !target.closest('.changes-hide') || !visit) return
  visit = { ...visit, since: newest * 1000 }
  store(storageKeys.visit, writeVisit(visit))
  unmark()
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/** Another tab has hidden its marks. */
function follow(value: string | null, changed: ChangedPages): void {
  const [since = 0] = (value ?? '').split(' ').map(Number)
  if (!visit || !(since >= changed.newest * 1000)) return
  visit = { ...visit, since }
  unmark()
}
