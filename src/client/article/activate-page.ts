/** Loads what only some pages need: the code of pictures and tools, and of marks for what a search has found. */
export function activatePage(): void {
  if (document.querySelector('.picture,.tool'))
    import('./parts-of-page.ts').then((module) => module.startParts(), console.warn)
  if (window.location.search.includes('_highlight=')) {
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}
