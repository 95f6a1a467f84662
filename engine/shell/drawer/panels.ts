import { drawerId, sidebarContentId } from '../../model/shell-ids.ts'
import { attachDrawer } from './drawer-behaviour.ts'

/** Makes the drawer a modal dialog with two panels. */
export function startDrawer(): void {
  const dialog = document.getElementById(drawerId) as HTMLDialogElement | null
  if (!dialog) return
  attachDrawer(dialog, (isShowing) => prepare(dialog, isShowing))
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-to-panel]') : null
    if (button) showPanel(dialog, button.dataset.toPanel ?? '')
  })
}

function prepare(dialog: HTMLElement, isShowing: boolean): void {
  const hasDocs = copyDocsSidebar(dialog.querySelector('nav'))
  const button = dialog.querySelector<HTMLElement>('[data-to-panel="docs"]')
  // What is in view stays: a button that came in above the links would take the tap that is meant for one of them.
  if (isShowing) button?.parentElement?.append(button)
  else button?.parentElement?.prepend(button)
  button?.toggleAttribute('hidden', !hasDocs)
  showPanel(dialog, hasDocs && !isShowing ? 'docs' : 'main')
}

function showPanel(dialog: HTMLElement, name: string): void {
  for (const panel of dialog.querySelectorAll<HTMLElement>('[data-panel]')) panel.hidden = panel.dataset.panel !== name
}

/** Fills the second panel with the sidebar of the page on screen. Returns whether the page has one. */
function copyDocsSidebar(into: HTMLElement | null): boolean {
  const sidebar = document.getElementById(sidebarContentId)
  if (!into || !sidebar) {
    into?.replaceChildren()
    return false
  }
  const copy = sidebar.cloneNode(true) as HTMLElement
  // Ids must be unique.
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  into.replaceChildren(copy)
  return true
}
