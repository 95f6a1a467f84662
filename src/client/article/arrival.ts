/** Marks what a search has found on this page. Its code comes only when the address asks for it. */
export function highlightFound(): void {
  if (window.location.search.includes('_highlight=')) {
    // The page reads without marks as well.
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}
