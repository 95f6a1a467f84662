/** Blocks that are laid out between two frames: more would be felt on a slow phone. */
const atOnce = 3

/**
 * Blocks of code that were out of view had no part in the first layout (code-lines.css). They get theirs while the browser has
 * nothing else to do, so that a picture of the whole page and a later jump find everything in its place.
 */
export function layOutRest(): void {
  // Where this is missing, no browser leaves anything out.
  window.requestIdleCallback?.(() => {
    const blocks = [...document.querySelectorAll('[data-rows]')].slice(0, atOnce)
    for (const block of blocks) block.removeAttribute('data-rows')
    if (blocks.length > 0) layOutRest()
  })
}
