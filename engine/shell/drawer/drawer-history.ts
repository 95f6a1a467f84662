/**
 * The open drawer is an entry of the session history, so that Back closes it: `{ drawer: true }` in its state, its
 * address the page's. Such steps stay on the page: the client leaves navigations to the path on screen alone.
 */
interface DrawerState {
  readonly drawer?: boolean
}

/** Whether the current entry is the drawer's. */
export function isOnDrawerEntry(): boolean {
  return (window.history.state as DrawerState | null)?.drawer === true
}

/** Whether going back has begun: a second step back would leave the page. */
let isLeaving = false

/** Adds the drawer's entry, unless it is the current one. */
export function enterDrawerEntry(): void {
  isLeaving = false
  if (!isOnDrawerEntry()) window.history.pushState({ drawer: true } satisfies DrawerState, '')
}

/** Goes back before the drawer's entry, if it is the current one. */
export function leaveDrawerEntry(): void {
  if (!isOnDrawerEntry() || isLeaving) return
  isLeaving = true
  window.addEventListener('popstate', () => (isLeaving = false), { once: true })
  window.history.back()
}

/**
 * Goes back to the page's own entry, and there to the top, where a link to the page on screen leads. Chromium puts the
 * entry's own place back when it next lays the page out, after the callbacks of the first frame.
 */
export function leaveDrawerEntryToTop(): void {
  const goToTop = () => window.scrollTo(0, 0)
  const afterNextLayout = () => requestAnimationFrame(() => requestAnimationFrame(goToTop))
  window.addEventListener('popstate', afterNextLayout, { once: true })
  leaveDrawerEntry()
}

/** Follows a link in place of the drawer's entry: what is left is one new entry, that of the page. */
export function replaceDrawerEntry(url: string): void {
  isLeaving = true
  if (!window.navigation) {
    window.location.replace(url)
    return
  }
  const { committed, finished } = window.navigation.navigate(url, { history: 'replace' })
  const settle = () => {
    isLeaving = false
  }
  // Whoever intercepts the navigation handles its failure.
  committed?.then(settle, settle)
  finished?.catch(settle)
}
