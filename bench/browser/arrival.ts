declare global {
  interface Window {
    arrivals: Arrivals
  }
}

/** Waits for pages that a click on a link leads to, in this document or as a new one. */
export interface Arrivals {
  /** Called before the click. */
  expect(): void
  /** Milliseconds from the click's event to the second frame after the new page's heading. */
  readonly arrival: Promise<number>
}

/** Runs inside each page before anything of it, and is sent as text: everything that it uses stands in it. */
export function startArrivals(): void {
  interface Click {
    /** Since 1970, so that a new document can tell as well. */
    readonly time: number
    readonly heading: string
  }
  const place = 'bench.click'
  const headingNow = () => document.querySelector('h1')?.textContent ?? ''
  let settle: (milliseconds: number) => void = () => {}
  const promise = () =>
    new Promise<number>((resolve) => {
      settle = resolve
    })
  const watch = ({ time, heading }: Click) => {
    const look = () => {
      const now = headingNow()
      if (now === '' || now === heading) return
      observer.disconnect()
      sessionStorage.removeItem(place)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => settle(performance.timeOrigin + performance.now() - time)),
      )
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }
  let arrival = promise()
  window.arrivals = {
    expect: () => {
      arrival = promise()
    },
    get arrival() {
      return arrival
    },
  }
  const onClick = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    const click = { time: performance.timeOrigin + timeStamp, heading: headingNow() }
    sessionStorage.setItem(place, JSON.stringify(click))
    watch(click)
  }
  document.addEventListener('click', onClick, { capture: true })
  const before = location.protocol.startsWith('http') ? sessionStorage.getItem(place) : null
  if (before) watch(JSON.parse(before) as Click)
}
