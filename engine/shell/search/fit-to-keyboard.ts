/**
 * Keeps a box inside what the keyboard of a phone leaves of the screen: layout units do not know of it. Returns the
 * function that ends it.
 */
export function fitToKeyboard(box: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const fit = () => {
    // A reader who has zoomed in looks at a part of the box: then it keeps its size.
    if (viewport.scale > 1.01) return
    box.style.maxBlockSize = `${viewport.height}px`
    box.style.insetBlockStart = `${viewport.offsetTop}px`
  }
  const end = () => viewport.removeEventListener('resize', fit)
  viewport.addEventListener('resize', fit)
  return end
}
