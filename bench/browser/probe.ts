/** What the probe of a page has seen so far; times in milliseconds since the page was asked for. */
export interface Probe {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  readonly longTasks: { readonly start: number; readonly end: number }[]
  /** The shell is hydrated, and what followed at once is done. */
  hydrated: number | null
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs inside the page before anything else of it. It is sent as text: everything that it uses stands in it. */
export function startProbe(): void {
  const probe: Probe = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], hydrated: null }
  window.probe = probe
  const observe = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    probe.layoutShift += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, end: startTime + duration })
  })
  const timer = setInterval(() => {
    if (document.documentElement?.dataset.hydrated === undefined) return
    clearInterval(timer)
    requestIdleCallback(() => {
      probe.hydrated = performance.now()
      console.debug('the shell is hydrated')
    })
  }, 25)
}
