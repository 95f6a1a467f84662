import { startContents } from '../../shell/toc/contents.ts'
import { activatePage } from '../article/activate-page.ts'
import { layOutRest } from '../article/lay-out.ts'
import { syncTabs } from '../article/tabs.ts'
import { exchange } from './exchange.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import type { Screen } from './screen.ts'

/** Where on the new page the window is to stand. */
export interface ScrollTarget {
  readonly atTop: boolean
  readonly scroll: () => void
}

/** Puts a page on screen at once: a view transition would keep the reader waiting for 55 to 160 ms. */
export function showPage(page: PageOnScreen, store: PageStore, screen: Screen, { atTop, scroll }: ScrollTarget): void {
  const isPartly = atTop && canBePartial(page, store)
  leaveFocus()
  const release = keepHeight()
  const complete = exchange(page, store.get().path, screen.sidebars, isPartly)
  store.show(page)
  syncTabs(document)
  scroll()
  const finish = () => {
    complete()
    release()
    screen.fit(store.get())
    if (isPartly) syncTabs(document)
    activate()
  }
  if (isPartly) afterFrame(() => store.get().data === page.data && finish())
  else finish()
}

/** Starts what a page that has come onto the screen does. */
function activate(): void {
  startContents()
  activatePage()
  layOutRest()
}

/** Whether an article takes the place of another, in a window that is painted. */
function canBePartial({ data, path }: PageOnScreen, store: PageStore): boolean {
  const before = store.get()
  const isArticle = ({ page: { kind } }: PageOnScreen['data']) => kind === 'doc' || kind === 'post'
  const isExchange = isArticle(data) && isArticle(before.data) && path !== before.path
  return isExchange && before.status !== 'failed' && !document.hidden
}

/** At the beginning of the frame that follows the next one. */
function afterFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action))
}

/** Takes the focus out of the old page: a focused element that is removed costs a calculation of all styles. */
function leaveFocus(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur()
}

/**
 * Keeps the old height until the new page has been scrolled. A shorter page would move the window up, and Chromium would
 * restore that position on the way back.
 */
function keepHeight(): () => void {
  const { style, scrollHeight } = document.documentElement
  style.minHeight = `${scrollHeight}px`
  return () => style.removeProperty('min-height')
}
