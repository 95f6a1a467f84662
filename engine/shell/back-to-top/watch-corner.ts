/** Calls back with whether no code lies below the button, now and whenever that changes. Returns the function that ends it. */
export function watchCorner(button: HTMLElement, onChange: (isFree: boolean) => void): () => void {
  const controller = new AbortController()
  let end = observe(button, onChange)
  const restart = () => {
    end()
    end = observe(button, onChange)
  }
  window.addEventListener('resize', restart, { signal: controller.signal })
  return () => {
    controller.abort()
    end()
  }
}

/** An observed corner of the window saves a scroll handler. */
function observe({ offsetTop, offsetLeft }: HTMLElement, onChange: (isFree: boolean) => void): () => void {
  const below = new Set<Element>()
  const rootMargin = `${-offsetTop}px 0px 0px ${-offsetLeft}px`
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) below.add(target)
        else below.delete(target)
      }
      onChange(below.size === 0)
    },
    { rootMargin },
  )
  const blocks = document.querySelectorAll('main :is(.code, pre)')
  for (const block of blocks) observer.observe(block)
  if (blocks.length === 0) onChange(true)
  return () => observer.disconnect()
}
