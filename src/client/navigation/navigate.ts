import type { Path } from '../../model/route.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { noteOpen, revealTarget } from '../article/reveal.ts'
import { PageOutdated } from './fetch-json.ts'
import { interceptablePath } from './interceptable.ts'
import type { PageSource } from './page-source.ts'
import type { PageStore } from './page-store.ts'
import { recoverOnce } from './recover.ts'
import { type ScrollTarget, showPage } from './show-page.ts'
import { showTitle } from './show-title.ts'
import { unloadedPage } from './unloaded-page.ts'
import { whenIdle } from './when-idle.ts'

/** Shows pages of this locale without leaving the document. Without the Navigation API every link loads a page. */
export function startNavigation(shell: ShellData, store: PageStore, source: PageSource): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    noteOpen()
    const path = interceptablePath(event, shell, store.get().path)
    if (path === undefined) return
    const { hash, search } = new URL(event.destination.url)
    // Back and forward restore a position; a hash and `_highlight` lead into the page.
    const atTop = event.navigationType !== 'traverse' && hash === '' && search === ''
    const target: ScrollTarget = {
      atTop,
      scroll: () => {
        revealTarget(hash)
        event.scroll()
      },
    }
    event.intercept({ scroll: 'manual', handler: () => go(path, event.signal, target, store, source) })
  })
  window.addEventListener('online', () => {
    const { status, retry } = store.get()
    if (status === 'failed') retry()
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
      store.failed(unloadedPage(path, store.get()), () => retry(path, store, source))
      showTitle(store.get())
      // The message stands at the top.
      window.scrollTo(0, 0)
    }
    return undefined
  }
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
