import type { Page } from 'playwright-core'

/** What a reader sees in one frame of the loading page; null for what is not there yet. */
export interface Frame {
  readonly theme: string | null
  readonly background: string
  /** Whether the bar takes room, and the attribute that hides it. */
  readonly announcement: boolean | null
  readonly dismissed: boolean
  /** Keys of the open groups of the sidebar, and how far it is scrolled. */
  readonly groups: string | null
  readonly sidebarTop: number | null
  /** Values of the tab panels that show. */
  readonly panels: string | null
}

type Recording = typeof window & { recordedFrames: Frame[] }

/**
 * Init script: takes down every frame from the first one on, so that a test can tell that nothing has flashed. Frames in
 * which the page has no body yet show nothing.
 */
export function recordFrames(): void {
  const frames: Frame[] = []
  const isShown = (element: Element | null) => (element ? element.getClientRects().length > 0 : null)
  const record = () => {
    const root = document.documentElement
    const sidebar = document.querySelector('#docs-sidebar')
    const open = [...document.querySelectorAll<HTMLElement>('#docs-sidebar details[open]')]
    // While the tree arrives its groups are not complete; the page's main part comes after it, the footer after that.
    const isTreeHere = sidebar && document.querySelector('#main')
    const panels = [...document.querySelectorAll<HTMLElement>('.tab-panel')].filter(
      ({ offsetHeight }) => offsetHeight > 0,
    )
    frames.push({
      theme: root.dataset.theme ?? null,
      background: getComputedStyle(root).backgroundColor,
      announcement: isShown(document.querySelector('.announcement')),
      dismissed: root.dataset.announcement === 'dismissed',
      groups: isTreeHere ? open.map(({ dataset }) => dataset.key).join(' ') : null,
      sidebarTop: isTreeHere ? Math.round(sidebar.scrollTop) : null,
      panels: document.querySelector('footer') ? panels.map(({ dataset }) => dataset.value).join(' ') : null,
    })
  }
  // A new observer reports in the same frame, after all that scripts do before it is painted.
  const beforePaint = new ResizeObserver(() => {
    beforePaint.disconnect()
    if (document.body) record()
    if (frames.length < 300) requestAnimationFrame(next)
  })
  const next = () => beforePaint.observe(document.documentElement)
  requestAnimationFrame(next)
  ;(window as Recording).recordedFrames = frames
}

/** The frames so far: at least those until the page was parsed. */
export function framesOf(page: Page): Promise<readonly Frame[]> {
  return page.evaluate(() => (window as Recording).recordedFrames)
}

/** The different values that something has had in these frames, without those in which it was not there. */
export function valuesOf<K extends keyof Frame>(frames: readonly Frame[], key: K): Exclude<Frame[K], null>[] {
  const values = frames.map((frame) => frame[key]).filter((value) => value !== null)
  return [...new Set(values)] as Exclude<Frame[K], null>[]
}
