/**
 * What few pages need when they come on screen, its code only then: pictures say what becomes of them, and what a search
 * has found is marked.
 */
export function takeUpPage(): void {
  // Without it pictures show as they are.
  if (document.querySelector('.picture'))
    import('./pictures/pictures.ts').then(({ startPictures }) => startPictures(), console.warn)
  if (window.location.search.includes('_highlight=')) {
    // The page reads without marks as well.
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}
