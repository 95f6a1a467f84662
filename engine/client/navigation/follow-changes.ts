import type { PageSource } from './page-source.ts'
import type { PageStore } from './page-store.ts'

/**
 * Brings the page on screen up to date when the contents of the site have changed: its sidebar and its text may hold links to
 * pages that are gone. A page that is fetched tells of another sidebar; who comes back to the tab need not wait for one.
 */
export function followChanges(store: PageStore, source: PageSource): void {
  if (!('navigation' in window)) return
  source.onChange = () => {
    import('./update-page.ts').then((module) => module.update(store, source)).catch(console.warn)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') source.ask().catch(console.warn)
  })
}
