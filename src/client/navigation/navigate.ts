import { flushSync } from 'react-dom'
import type { Path } from '../../model/route.ts'
import { documentTitle } from '../../model/title.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { takeUpPage } from '../article/arrival.ts'
import { layOutRest } from '../article/lay-out.ts'
import { noteOpen, revealTarget } from '../article/reveal.ts'
import { syncTabs } from '../article/tabs.ts'
import { interceptablePath } from './interceptable.ts'
import { PageOutdated, type PageSource } from './page-source.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import { showTopFirst } from './top-first.ts'

/** Shows pages of this locale without leaving the document. Without the Navigation API every link loads a page. */
export function startNavigation(shell: ShellData, store: PageStore, source: PageSource): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    noteOpen()
    const path = interceptablePath(event, shell, store.get().path)
    if (path === undefined) return
    const { hash, search } = new URL(event.destination.url)
    // Back and forward lead to where the reader was, a hash or found words into the page.
    const atTop = event.navigationType !== 'traverse' && hash === '' && search === ''
    const arrival: Arrival = {
      atTop,
      arrive: () => {
        revealTarget(hash)
        event.scroll()
        takeUpPage()
      },
    }
    event.intercept({ scroll: 'manual', handler: () => go(path, event.signal, arrival, shell, store, source) })
  })
}

/** Where on the page the reader arrives, and what brings them there. */
interface Arrival {
  readonly atTop: boolean
  readonly arrive: () => void
}

async function go(
  path: Path,
  signal: AbortSignal,
  arrival: Arrival,
  shell: ShellData,
  store: PageStore,
  source: PageSource,
): Promise<void> {
  const ready = source.peek(path)
  if (ready) return show(ready, shell, store, arrival)
  store.loading()
  const page = await fetchPage(path, signal, shell, store, source)
  if (page && !signal.aborted) await show(page, shell, store, arrival)
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
      // Where the reader stood there is nothing of the message.
      window.scrollTo(0, 0)
    }
    return undefined
  }
}

/** Tries again what failed, in place: the address is the page's already. */
async function retry(path: Path, shell: ShellData, store: PageStore, source: PageSource): Promise<void> {
  store.retrying()
  const page = await fetchPage(path, new AbortController().signal, shell, store, source)
  if (page && store.get().path === path)
    await show(page, shell, store, { atTop: true, arrive: () => window.scrollTo(0, 0) })
}

/** Puts the page on screen: in a view transition where there is one and motion is welcome. */
async function show(page: PageOnScreen, shell: ShellData, store: PageStore, { atTop, arrive }: Arrival) {
  const update = () => {
    leaveFocus()
    const release = keepHeight()
    flushSync(() => store.show(page))
    if (atTop) showTopFirst()
    document.title = documentTitle(page.data.meta.title, shell.siteTitle, shell.titleDelimiter)
    syncTabs(document)
    arrive()
    release()
  }
  const calm = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm) update()
  else await document.startViewTransition(update).updateCallbackDone
  layOutRest()
}

/**
 * What has the focus in the old page goes away with it. While the page is taken apart that would cost a calculation of all
 * styles of a page that nobody sees again. Where the reader has gone meanwhile, in the bar, they stay.
 */
function leaveFocus(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur()
}

/**
 * A shorter page moves the reader up, and on the way back Chromium takes that for the position to restore. So the old
 * height stays until the new page has been scrolled.
 */
function keepHeight(): () => void {
  const { style, scrollHeight } = document.documentElement
  style.minHeight = `${scrollHeight}px`
  return () => style.removeProperty('min-height')
}
