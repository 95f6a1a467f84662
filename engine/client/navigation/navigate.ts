import { hrefOf, type Path } from '../../model/route.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { noteHeights, revealTarget } from '../article/reveal.ts'
import { PageOutdated } from './fetch-json.ts'
import { interceptablePath } from './interceptable.ts'
import type { PageSource } from './page-source.ts'
import type { PageStore } from './page-store.ts'
import { recoverOnce } from './recover.ts'
import { type ScrollTarget, showPage } from './show-page.ts'
import { showTitle } from './show-title.ts'
import { unloadedPage } from './unloaded-page.ts'
import { Way } from './way.ts'
import { whenIdle } from './when-idle.ts'

/** Shows pages of this locale without leaving the document. Without the Navigation API every link loads a page. */
export function startNavigation(shell: ShellData, store: PageStore, source: PageSource): void {
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
      return followInstead(hrefOf(store.get().path, shell.base) + hash)
    }
    const path = interceptablePath(event, shell, store.get().path)
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
        await go(path, event.signal, target, store, source)
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

async function go(
  path: Path,
  signal: AbortSignal,
  target: ScrollTarget,
  store: PageStore,
  source: PageSource,
): Promise<void> {
  const ready = source.peek(path)
  if (ready) {
    showPage(ready, store, target)
    // It may have been in memory for long.
    whenIdle(() => source.ask().catch(console.warn))
    return
  }
  store.loading()
  const page = await fetchPage(path, signal, store, source)
  if (page && !signal.aborted) showPage(page, store, target)
}

/** The page, or undefined when the navigation ended in another way. */
async function fetchPage(path: Path, signal: AbortSignal, store: PageStore, source: PageSource) {
  try {
    return await source.load(path)
  } catch (error) {
    if (signal.aborted) return undefined
    console.warn(error)
    if (error instanceof PageOutdated) {
      recoverOnce.reloaded(store.get().data.build)
      location.reload()
    } else {
      showUnloaded(path, store, source)
    }
    return undefined
  }
}

/** Says that a page did not come, with a way to ask for it again. */
export function showUnloaded(path: Path, store: PageStore, source: PageSource): void {
  source.forget(path)
  store.failed(unloadedPage(path, store.get()), () => retry(path, store, source))
  showTitle(store.get())
  // The message stands at the top.
  window.scrollTo(0, 0)
}

/** Loads a page again; the address is already that of the page. */
async function retry(path: Path, store: PageStore, source: PageSource): Promise<void> {
  store.retrying()
  const leaving = new AbortController()
  const end = store.subscribe(() => store.get().status !== 'retrying' && leaving.abort())
  const page = await fetchPage(path, leaving.signal, store, source)
  end()
  if (page && !leaving.signal.aborted) showPage(page, store, { atTop: true, scroll: () => window.scrollTo(0, 0) })
}
