import { hrefOf, type Path } from '../../model/route.ts'
import type { SiteData } from '../../shell/document-data.ts'
import { noteHeights, revealTarget } from '../article/reveal.ts'
import { exchange } from './exchange.ts'
import { PageOutdated } from './fetch-json.ts'
import { interceptablePath } from './interceptable.ts'
import type { PageSource } from './page-source.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import { recoverOnce } from './recover.ts'
import type { Screen } from './screen.ts'
import { type ScrollTarget, showPage } from './show-page.ts'
import { Way } from './way.ts'
import { whenIdle } from './when-idle.ts'

/** What takes part in a navigation. */
export interface Navigator {
  readonly site: SiteData
  readonly store: PageStore
  readonly source: PageSource
  readonly screen: Screen
}

/** Shows pages of this locale without leaving the document. Without the Navigation API every link loads a page. */
export function startNavigation(parts: Navigator): void {
  const { site, store } = parts
  if (!('navigation' in window)) return
  const way = new Way(store)
  window.navigation.addEventListener('navigate', (event) => {
    if (!way.isAhead) noteHeights()
    const { hash, search } = new URL(event.destination.url)
    // The page on screen stays where it is.
    if (way.isBack(event)) return event.intercept({ scroll: 'manual', handler: async () => way.arrive() })
    if (way.isAhead && event.hashChange && event.navigationType !== 'traverse') {
      // A link of the page on screen, which the browser took for one of the page that is on its way.
      event.preventDefault()
      way.giveWay()
      return followInstead(hrefOf(store.get().path, site.base) + hash)
    }
    const path = interceptablePath(event, site, store.get().path)
    if (path === undefined) return leaveToBrowser(event, way)
    // Back and forward restore a position; a hash and `_highlight` lead into the page.
    const atTop = event.navigationType !== 'traverse' && hash === '' && search === ''
    const target: ScrollTarget = {
      atTop,
      scroll: () => {
        revealTarget(hash)
        event.scroll()
      },
    }
    way.begin('loading', event)
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        await go(path, event.signal, target, parts)
        way.arrive(event)
      },
    })
  })
  window.addEventListener('online', () => {
    const { status, retry } = store.get()
    if (status === 'failed') retry()
  })
}

/** What the client does not show itself: another document, or a place on the page on screen. */
function leaveToBrowser(event: NavigateEvent, way: Way): void {
  if (event.downloadRequest !== null) return
  if (!event.destination.sameDocument) way.begin('leaving', event)
}

/** Follows a link in place of the page that is on its way. */
function followInstead(href: string): void {
  setTimeout(() => {
    const { committed, finished } = window.navigation.navigate(href, { history: 'replace' })
    for (const outcome of [committed, finished]) outcome?.catch(() => undefined)
  })
}

async function go(path: Path, signal: AbortSignal, target: ScrollTarget, parts: Navigator): Promise<void> {
  const { store, source, screen } = parts
  const ready = source.peek(path)
  if (ready) {
    showPage(ready, store, screen, target)
    // It may have been in memory for long.
    whenIdle(() => source.ask().catch(console.warn))
    return
  }
  store.loading()
  const page = await fetchPage(path, signal, parts)
  if (page && !signal.aborted) showPage(page, store, screen, target)
}

/** The page, or undefined when the navigation ended in another way. */
async function fetchPage(path: Path, signal: AbortSignal, parts: Navigator): Promise<PageOnScreen | undefined> {
  const { store, source } = parts
  try {
    return await source.load(path)
  } catch (error) {
    if (signal.aborted) return undefined
    console.warn(error)
    if (error instanceof PageOutdated) {
      recoverOnce.reloaded(store.get().data.build)
      location.reload()
    } else {
      await showUnloaded(path, parts)
    }
    return undefined
  }
}

/** Fetched ahead: it is for readers whom nothing else reaches. */
export const loadUnloaded = () => import('./unloaded-page.ts')

/** Says that a page did not come, with a way to ask for it again. */
export async function showUnloaded(path: Path, parts: Navigator): Promise<void> {
  const { site, store, source, screen } = parts
  source.forget(path)
  const before = store.get()
  const { unloadedPage } = await loadUnloaded()
  if (store.get() !== before) return
  const page = unloadedPage(path, store.get(), site)
  exchange(page, store.get().path, screen.sidebars, false)
  store.failed(page, () => retry(path, parts))
  const button = document.querySelector<HTMLElement>('[data-retry]')
  button?.addEventListener('click', store.get().retry)
  screen.fit(page)
  // The message stands at the top.
  window.scrollTo(0, 0)
}

/** Loads a page again; the address is already that of the page. */
async function retry(path: Path, parts: Navigator): Promise<void> {
  const { site, store, screen } = parts
  store.retrying()
  loadUnloaded().then(({ showRetrying }) => showRetrying(site))
  const leaving = new AbortController()
  const end = store.subscribe(() => store.get().status !== 'retrying' && leaving.abort())
  const page = await fetchPage(path, leaving.signal, parts)
  end()
  if (page && !leaving.signal.aborted)
    showPage(page, store, screen, { atTop: true, scroll: () => window.scrollTo(0, 0) })
}
