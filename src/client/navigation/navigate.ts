import type { Path } from '../../model/route.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { noteOpen, revealTarget } from '../article/reveal.ts'
import { interceptablePath } from './interceptable.ts'
import { PageOutdated, type PageSource } from './page-source.ts'
import type { PageStore } from './page-store.ts'
import { type ScrollTarget, showPage } from './show-page.ts'

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
    event.intercept({ scroll: 'manual', handler: () => go(path, event.signal, target, shell, store, source) })
  })
}

async function go(
  path: Path,
  signal: AbortSignal,
  target: ScrollTarget,
  shell: ShellData,
  store: PageStore,
  source: PageSource,
): Promise<void> {
  const ready = source.peek(path)
  if (ready) return showPage(ready, shell, store, target)
  store.loading()
  const page = await fetchPage(path, signal, shell, store, source)
  if (page && !signal.aborted) showPage(page, shell, store, target)
}

/** The page, or undefined when the navigation ended in another way. */
async function fetchPage(path: Path, signal: AbortSignal, shell: ShellData, store: PageStore, source: PageSource) {
  try {
    return await source.load(path)
  } catch (error) {
    if (signal.aborted) return undefined
    console.warn(error)
    if (error instanceof PageOutdated) location.reload()
    else {
      store.failed(path, () => retry(path, shell, store, source))
      // The message stands at the top.
      window.scrollTo(0, 0)
    }
    return undefined
  }
}

/** Loads a page again; the address is already that of the page. */
async function retry(path: Path, shell: ShellData, store: PageStore, source: PageSource): Promise<void> {
  store.retrying()
  const page = await fetchPage(path, new AbortController().signal, shell, store, source)
  if (page && store.get().path === path)
    showPage(page, shell, store, { atTop: true, scroll: () => window.scrollTo(0, 0) })
}
