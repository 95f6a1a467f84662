/** What decides whether the bar is in view. */
export interface ScrollSituation {
  readonly y: number
  readonly previousY: number
  readonly height: number
}

/** Near the top the bar always shows; further down it goes with downward and comes back with upward scrolling. */
export function isHiddenAt({ y, previousY, height }: ScrollSituation, wasHidden: boolean): boolean {
  if (y < height) return false
  return y === previousY ? wasHidden : y > previousY
}

export interface HideOnScroll {
  /** To be called after a navigation to another page. */
  readonly jump: () => void
  readonly end: () => void
}

/**
 * Lets the bar of contents go with the navbar that it sticks below. It has its new place at once (Toc.module.css) and is moved
 * there from where it was seen: a place that changed by degrees would be a shift of layout in each frame. Movements are added
 * up, so that one which turns back halfway does not jump.
 */
function takeAlong(navbar: HTMLElement, toggle: () => void): void {
  const contents = document.querySelector('main > details')
  const from = contents?.getBoundingClientRect().top ?? 0
  toggle()
  const by = from - (contents?.getBoundingClientRect().top ?? 0)
  if (by === 0) return
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(navbar)
  const duration = Number.parseFloat(transitionDuration) * 1000
  contents?.animate({ translate: [`0 ${by}px`, '0 0'] }, { duration, easing, composite: 'add', fill: 'backwards' })
}

/**
 * Moves the bar out of view on the way down. A jump to a hash target hides it too: the target may lie further up, and the
 * bar would come down over it.
 *
 * @param startY where the page stood in px when this code was asked for: what the reader has scrolled since then counts
 */
export function hideOnScroll(bar: HTMLElement, startY: number): HideOnScroll {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let previousY = startY
  let isJump = false
  let frame = 0

  const show = (isHidden: boolean) => bar.toggleAttribute('data-hidden', isHidden)
  const update = () => {
    frame = 0
    const y = window.scrollY
    const wasHidden = bar.hasAttribute('data-hidden')
    const isHidden = isJump ? wasHidden : isHiddenAt({ y, previousY, height: bar.offsetHeight }, wasHidden)
    if (isHidden !== wasHidden) takeAlong(bar, () => show(isHidden))
    previousY = y
  }
  const jump = () => {
    isJump = window.location.hash !== ''
    if (isJump) show(true)
  }
  // Input of the reader ends the scrolling of a jump.
  const endJump = () => {
    isJump = false
  }
  window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(update)), options)
  window.addEventListener('hashchange', jump, options)
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) window.addEventListener(input, endJump, options)
  update()
  return {
    jump,
    end() {
      controller.abort()
      cancelAnimationFrame(frame)
      show(false)
    },
  }
}
