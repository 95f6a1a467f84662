const marker = 'docs.reloaded-for'

/**
 * Code that a newer build has replaced can no longer be loaded. One reload brings the new page; the marker in
 * session storage sees to it that there is no second one for the same build, and where there is no session storage
 * there is no reload at all.
 */
export const recoverOnce = {
  reload(build: string, error: unknown): void {
    console.warn('The code of this page could not be loaded.', error)
    if (navigator.onLine && mayReload(build)) location.reload()
  },
  /** After a reload for code that was missing elsewhere: if it stays away, another one would not bring it. */
  reloaded(build: string): void {
    mayReload(build)
  },
  succeeded(): void {
    try {
      sessionStorage.removeItem(marker)
    } catch {}
  },
}

function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(marker) === build) return false
    sessionStorage.setItem(marker, build)
    return true
  } catch {
    return false
  }
}
