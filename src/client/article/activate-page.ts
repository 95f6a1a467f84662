/** Loads what only some pages need: the code of pictures, and of marks for what a search has found. */
export function activatePage(): void {
  if (document.querySelector('.picture'))
    import('./pictures/pictures.ts').then(({ startPictures }) => startPictures(), console.warn)
  if (window.location.search.includes('_highlight=')) {
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}
