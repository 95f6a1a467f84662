import type { Path } from '../../model/route.ts'
import type { SiteData } from '../../shell/document-data.ts'
import { pagePath } from './interceptable.ts'
import type { PageSource } from './page-source.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import { parseAhead } from './parse-ahead.ts'
import { prefetchInView } from './prefetch-in-view.ts'
import { whenIdle } from './when-idle.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the reader's connection allows fetching ahead. */
export function mayPrefetch(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Fetches pages ahead: any link on hover, focus or touch; links in view when the browser is idle. */
export function startPrefetch(site: SiteData, store: PageStore, source: PageSource): void {
  if (!('navigation' in window)) return
  const otherPage = (link: HTMLAnchorElement): Path | undefined => {
    const path = link.origin === location.origin ? pagePath(link.pathname, site) : undefined
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
  prefetchInView(store, async (link) => {
    const path = otherPage(link)
    if (path === undefined || source.has(path)) return 0
    await source.load(path).catch(() => undefined)
    return bytesOf(source.hrefOf(path))
  })
}

/** Bytes that came over the line for an address, or what a page usually has where the browser keeps no more timings. */
function bytesOf(href: string): number {
  const timing = performance.getEntriesByName(new URL(href, location.href).href).at(-1)
  return timing instanceof PerformanceResourceTiming ? timing.transferSize : 10_000
}
