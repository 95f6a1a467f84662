import { drawerId } from '../../model/shell-ids.ts'
import { isModified } from '../keys/is-modified.ts'
import { besideArticle } from '../sidebar/sidebar-state.ts'
import {
  enterDrawerEntry,
  isOnDrawerEntry,
  leaveDrawerEntry,
  leaveDrawerEntryToTop,
  replaceDrawerEntry,
} from './drawer-history.ts'

function isPopoverOpen(dialog: HTMLElement): boolean {
  return 'popover' in HTMLElement.prototype && dialog.matches(':popover-open')
}

/** Stops the page behind from scrolling, and keeps the width of its scroll bar free. */
function lockScrolling(isLocked: boolean): void {
  const root = document.documentElement
  if (!isLocked) delete root.dataset.scrollLock
  else root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain'
}

/** Called before the drawer opens; with true where it is in view already and only becomes modal. */
type Prepare = (isShowing: boolean) => void

/** Opens the drawer as a modal dialog. It may already be open as a popover. */
function openDrawer(dialog: HTMLDialogElement, prepare: Prepare): void {
  if (dialog.open) return
  const focused = dialog.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  const isShowing = isPopoverOpen(dialog)
  if (isShowing) dialog.hidePopover()
  enterDrawerEntry()
  prepare(isShowing)
  lockScrolling(true)
  // Closing returns the focus to the element that has it now, and the page behind stays where it is.
  document.querySelector<HTMLElement>(`header [popovertarget="${drawerId}"]`)?.focus({ preventScroll: true })
  dialog.showModal()
  focused?.focus()
}

/** Whether the browser would follow the link here, in this tab. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isHere = link.target === '' || link.target === '_self'
  return event.button === 0 && !event.defaultPrevented && !isModified(event) && isHere && !link.hasAttribute('download')
}

/** Whether a link leads to the page on screen: the address has an entry already, whatever its hash. */
function leadsHere({ href, hash, origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window
  const isPage = origin === location.origin && pathname === location.pathname && search === location.search
  return href === location.href || (isPage && hash === '')
}

/** Links inside: closes at once, without waiting for the page. */
function followFromDrawer(event: MouseEvent, dialog: HTMLDialogElement): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlainClick(event, link)) return
  if (isOnDrawerEntry()) {
    event.preventDefault()
    if (leadsHere(link)) leaveDrawerEntryToTop()
    else replaceDrawerEntry(link.href)
  }
  dialog.close()
}

/**
 * Everything that opens and closes the drawer. Whatever closes it ends in the dialog's `close` event, and that removes the
 * history entry. Returns the function that ends it.
 */
export function attachDrawer(dialog: HTMLDialogElement, prepare: Prepare): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const layout = window.matchMedia(besideArticle)
  const open = () => openDrawer(dialog, prepare)

  const toggle = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target?.closest(`[popovertarget="${drawerId}"]`)) return
    // Else the browser would also toggle the popover.
    event.preventDefault()
    if (dialog.open) dialog.close()
    else open()
  }
  document.addEventListener('click', toggle, { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      // The panel fills the dialog: a press on the dialog itself is one on its backdrop.
      if (event.target === dialog) dialog.close()
      else if (dialog.open) followFromDrawer(event, dialog)
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      lockScrolling(false)
      leaveDrawerEntry()
    },
    { signal },
  )
  window.addEventListener('popstate', () => (isOnDrawerEntry() ? open() : dialog.close()), { signal })
  layout.addEventListener('change', () => layout.matches && dialog.close(), { signal })

  if (isPopoverOpen(dialog)) open()
  // After a reload the drawer is closed, but its entry is still there.
  else leaveDrawerEntry()
  return () => controller.abort()
}
