/**
 * Waits until the reader has scrolled past the start of the page, or has opened the bar. An observer forces no layout.
 */
export function whenPast(bar: HTMLElement, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const top = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(entry), {
      rootMargin: '0px 0px -100%',
    })
    if (bar.parentElement) top.observe(bar.parentElement)
    bar.addEventListener('toggle', resolve, { once: true, signal })
    signal.addEventListener('abort', () => top.disconnect())
  })
}
