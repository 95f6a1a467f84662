import { flushSync } from 'react-dom'
import { documentTitle } from '../../model/title.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { takeUpPage } from '../article/arrival.ts'
import { layOutRest } from '../article/lay-out.ts'
import { syncTabs } from '../article/tabs.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'

/** Where on the page the reader arrives, and what brings them there. */
export interface Arrival {
  readonly atTop: boolean
  readonly arrive: () => void
}

/** Puts a page on screen: in a view transition where there is one and motion is welcome. */
export async function showPage(page: PageOnScreen, shell: ShellData, store: PageStore, { atTop, arrive }: Arrival) {
  const isQuick = atTop && canArrive(page, store)
  const update = () => {
    leaveFocus()
    const release = keepHeight()
    const finish = () => {
      release()
      document.title = documentTitle(store.get().data.meta.title, shell.siteTitle, shell.titleDelimiter)
    }
    flushSync(() => (isQuick ? store.arrive(page) : store.show(page)))
    syncTabs(document)
    arrive()
    if (isQuick) afterFrame(() => settle(store, finish))
    else finish()
  }
  const calm = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm) update()
  else await document.startViewTransition(update).updateCallbackDone
  if (!isQuick) takeUp()
}

/** Brings what the first frame of an article did without. */
function settle(store: PageStore, finish: () => void): void {
  flushSync(() => store.settle())
  finish()
  syncTabs(document)
  takeUp()
}

function takeUp(): void {
  takeUpPage()
  layOutRest()
}

/** Whether an article takes the place of another, and there are frames, which somebody looks at. */
function canArrive({ data, path }: PageOnScreen, store: PageStore): boolean {
  const before = store.get()
  const isExchange = 'editUrl' in data.meta && 'editUrl' in before.data.meta && path !== before.path
  return isExchange && before.status !== 'failed' && !document.hidden
}

/** At the beginning of the frame that follows the next one. */
function afterFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action))
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
