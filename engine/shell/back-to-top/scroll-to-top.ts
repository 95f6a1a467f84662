/** Share of the way that is left after each frame, where the browser cannot scroll smoothly by itself. */
const easing = 0.85

/** The next position on the way up; rounding down makes it arrive. */
export function nextPosition(y: number): number {
  return Math.floor(y * easing)
}

/** Scrolls frame by frame until the top is reached or the reader scrolls. */
function easeToTop(): void {
  let frame = 0
  const controller = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    controller.abort()
  }
  const step = () => {
    const y = nextPosition(window.scrollY)
    window.scrollTo(0, y)
    if (y > 0) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(input, stop, { signal: controller.signal, passive: true })
  }
  frame = requestAnimationFrame(step)
}

/** To the top of the page: smoothly, or at once for readers who want little motion. */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo(0, 0)
  else if ('scrollBehavior' in document.documentElement.style) window.scrollTo({ top: 0, behavior: 'smooth' })
  else easeToTop()
}
