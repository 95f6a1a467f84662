import type { Navigator } from './navigate.ts'

/**
 * Brings the page on screen up to date when the contents of the site have changed: its sidebar and its text may hold links to
 * pages that are gone. A page that is fetched tells of another sidebar; who comes back to the tab need not wait for one.
 */
export function followChanges(parts: Navigator): void {
  const { source } = parts
  if (!('navigation' in window)) return
  source.onChange = () => {
    import('./update-page.ts').then((module) => module.update(parts)).catch(console.warn)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') source.ask().catch(console.warn)
  })
}
