/** Running animations: a second click reverses from the current height. */
const running = new WeakMap<HTMLDetailsElement, Animation>()

/**
 * Milliseconds for a change of height. A higher section takes longer, but by the square root: 100 px take 200 ms, 400 px
 * take 280 ms, and nothing takes more than 400 ms.
 */
export function duration(height: number, reduced: boolean): number {
  return reduced ? 1 : Math.min(400, Math.round(120 + 8 * Math.sqrt(Math.abs(height))))
}

/** Whether the section is open, or about to be. */
export function isOpening(details: HTMLDetailsElement): boolean {
  return details.open && !('closing' in details.dataset)
}

/**
 * Opens or closes with an animated height. While it closes it is still `open`, as its content must show; `data-closing`
 * tells the stylesheet that the chevron already turns.
 */
export function animateDetails(details: HTMLDetailsElement, open: boolean): void {
  const from = details.offsetHeight
  running.get(details)?.cancel()
  delete details.dataset.closing
  details.open = open
  const to = details.offsetHeight
  details.open = true
  if (!open) details.dataset.closing = ''

  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = details.animate(
    [
      { height: `${from}px`, overflow: 'clip' },
      { height: `${to}px`, overflow: 'clip' },
    ],
    { duration: duration(to - from, reduced), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
  running.set(details, animation)
  animation.onfinish = () => {
    running.delete(details)
    delete details.dataset.closing
    details.open = open
  }
}
