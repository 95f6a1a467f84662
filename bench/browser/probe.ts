/** What the probe of a page has seen so far; times in milliseconds since the page was asked for. */
export interface Probe {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  readonly longTasks: { readonly start: number; readonly end: number }[]
  /** The shell answers, and what followed at once is done. */
  ready: number | null
  readonly whenReady: Promise<void>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs inside the page before anything else of it. It is sent as text: everything that it uses stands in it. */
export function startProbe(): void {
  let settle = () => {}
  const whenReady = new Promise<void>((resolve) => {
    settle = resolve
  })
  const probe: Probe = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], ready: null, whenReady }
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
  // Waits to be told: asking again and again would be work that the page does beside its own.
  const marks = new MutationObserver(() => {
    marks.disconnect()
    requestIdleCallback(() => {
      probe.ready = performance.now()
      settle()
    })
  })
  // Ours, and that of Docusaurus.
  const attributeFilter = ['data-ready', 'data-has-hydrated']
  marks.observe(document, { subtree: true, attributeFilter })
}
