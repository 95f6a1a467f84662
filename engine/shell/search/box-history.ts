import { useEffect } from 'react'

/** Where the box fills the screen, as in `SearchBox.module.css`. */
const phone = '(width < 40rem)'

/** On a phone the open box is an entry of the session history, so that Back closes it; its address is the page's. */
interface BoxState {
  readonly searchBox?: boolean
}

function isOnBoxEntry(): boolean {
  return (window.history.state as BoxState | null)?.searchBox === true
}

/** Whether a link is being followed in place of the entry: a step back would end that. */
let isLeaving = false

/** Adds the box's entry where it fills the screen, and closes the box when the reader goes back. */
export function useBoxEntry(close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for as long as the box is open
  useEffect(() => {
    if (!matchMedia(phone).matches) return
    isLeaving = false
    if (!isOnBoxEntry()) window.history.pushState({ searchBox: true } satisfies BoxState, '')
    const onBack = () => !isOnBoxEntry() && close()
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      // Closed in another way: nobody wants to go back to it.
      if (isOnBoxEntry() && !isLeaving) window.history.back()
    }
  }, [])
}

/** Follows a link in place of the box's entry. Returns whether there is one; elsewhere the browser follows the link. */
export function followFromBox(href: string): boolean {
  if (!isOnBoxEntry()) return false
  isLeaving = true
  if (!window.navigation) {
    window.location.replace(href)
    return true
  }
  // Whoever intercepts the navigation handles its failure.
  const { committed, finished } = window.navigation.navigate(href, { history: 'replace' })
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined)
  return true
}
