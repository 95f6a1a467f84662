import type { Path } from '../../model/route.ts'
import { parseAhead } from '../../shell/doc/parse-ahead.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { pagePath } from './interceptable.ts'
import type { PageSource } from './page-source.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'

/** Most pages that one page fetches because their links came into view. */
const mostByView = 6
const viewLinks = '.article a[href], a[rel~="prev"], a[rel~="next"]'

const whenIdle = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 200))

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the reader's connection allows fetching ahead. */
export function mayPrefetch(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Fetches pages ahead: any link on hover, focus or touch; links of the article when they come into view. */
export function startPrefetch(shell: ShellData, store: PageStore, source: PageSource): void {
  if (!('navigation' in window)) return
  const otherPage = (link: HTMLAnchorElement): Path | undefined => {
    const path = link.origin === location.origin ? pagePath(link.pathname, shell) : undefined
    return path === store.get().path || !mayPrefetch() ? undefined : path
  }
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const path = link ? otherPage(link) : undefined
    if (path === undefined) return
    const parse = ({ data }: PageOnScreen) => whenIdle(() => parseAhead(data.html))
    source.load(path).then(parse, () => undefined)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true })
  }
  watchLinks(store, (link) => {
    const path = otherPage(link)
    if (path === undefined || source.has(path)) return false
    source.load(path).catch(() => undefined)
    return true
  })
}

/** Prefetches links of the article as they come into view; `prefetch` returns whether it fetched anything. */
function watchLinks(store: PageStore, prefetch: (link: HTMLAnchorElement) => boolean): void {
  let left = mostByView
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target as HTMLAnchorElement)
    if (seen.length === 0) return
    for (const link of seen) observer.unobserve(link)
    whenIdle(() => {
      for (const link of seen) if (left > 0 && prefetch(link)) left -= 1
    })
  })
  const observe = () => {
    observer.disconnect()
    left = mostByView
    for (const link of document.querySelectorAll<HTMLAnchorElement>(viewLinks)) observer.observe(link)
  }
  let path: string | undefined
  const onChange = () => {
    if (store.settled().path === path) return
    path = store.settled().path
    whenIdle(observe)
  }
  store.subscribe(onChange)
  onChange()
}
