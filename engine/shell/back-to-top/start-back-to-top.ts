/**
 * Loads what the button does one and a half screens down: most pages are left before. An observed mark at the top saves a scroll
 * handler.
 */
export function startBackToTop(): void {
  const top = document.querySelector('[data-page-top]')
  const button = document.querySelector<HTMLElement>('[data-to-top]')
  if (!top || !button) return
  const show = async (isDown: boolean) => (await import('./back-to-top.ts')).showButton(button, isDown)
  let wasDown = false
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isDown = entry?.isIntersecting === false
      if (isDown !== wasDown) show(isDown).catch(console.warn)
      wasDown = isDown
    },
    { rootMargin: '150% 0px 0px 0px' },
  )
  observer.observe(top)
}
