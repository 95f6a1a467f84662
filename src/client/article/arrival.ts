/** Marks what a search has found on this page. Its code comes only when the address asks for it. */
export function highlightFound(): void {
  if (!window.location.search.includes('_highlight=')) return
  import('./highlight.ts').then(
    ({ highlightFromAddress }) => highlightFromAddress(),
    // The page reads without marks as well.
    (error: unknown) => console.warn(error),
  )
}
