import { flushSync } from 'react-dom'
import { activatePage } from '../article/activate-page.ts'
import { layOutRest } from '../article/lay-out.ts'
import { syncTabs } from '../article/tabs.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import { showTitle } from './show-title.ts'

/** Where on the new page the window is to stand. */
export interface ScrollTarget {
  readonly atTop: boolean
  readonly scroll: () => void
}

/** Puts a page on screen at once: a view transition would keep the reader waiting for 55 to 160 ms. */
export function showPage(page: PageOnScreen, store: PageStore, { atTop, scroll }: ScrollTarget): void {
  const isPending = atTop && canBePending(page, store)
  leaveFocus()
  const release = keepHeight()
  const finish = () => {
    release()
    showTitle(store.get())
  }
  flushSync(() => (isPending ? store.showPending(page) : store.show(page)))
  syncTabs(document)
  scroll()
  if (isPending) {
    afterFrame(() => settle(store, finish))
    return
  }
  finish()
  activate()
}

/** Completes a pending page. */
function settle(store: PageStore, finish: () => void): void {
  flushSync(() => store.settle())
  finish()
  syncTabs(document)
  activate()
}

function activate(): void {
  activatePage()
  layOutRest()
}

/** Whether an article takes the place of another, in a window that is painted. */
function canBePending({ data, path }: PageOnScreen, store: PageStore): boolean {
  const before = store.get()
  const isExchange = 'editUrl' in data.meta && 'editUrl' in before.data.meta && path !== before.path
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
