/** Maximum blocks between two frames: more would be felt on a slow phone. */
const atOnce = 3

/** Lays out, when the browser is idle, the code blocks that the first layout skipped (code-lines.css): jumps need all heights. */
export function layOutRest(): void {
  // Browsers without it skip no blocks.
  window.requestIdleCallback?.(() => {
    const blocks = [...document.querySelectorAll('[data-rows]')].slice(0, atOnce)
    for (const block of blocks) block.removeAttribute('data-rows')
    if (blocks.length > 0) layOutRest()
  })
}
