import { decode } from '../../model/decode.ts'
import { showTab } from './tabs.ts'

const sections = () => document.querySelectorAll<HTMLDetailsElement>('.article details')

/** Stores the open sections in the history entry, so that Back finds the page at the same height. */
export function noteOpen(): void {
  window.navigation.updateCurrentEntry({ state: Array.from(sections(), ({ open }) => open) })
}

/**
 * Opens the sections that the history entry has as open, and those around the target of a hash. Scrolls to the target if it was
 * hidden; else the browser has done so.
 */
export function revealTarget(hash: string): void {
  const wasOpen = window.navigation?.currentEntry?.getState() as readonly boolean[] | undefined
  sections().forEach((details, index) => {
    if (wasOpen?.[index]) details.open = true
  })
  const target = document.getElementById(decode(hash.replace(/^#/, '')))
  if (target && openAround(target)) target.scrollIntoView()
}

/** Opens details and tabs around an element. Returns whether it opened any. */
export function openAround(target: Element): boolean {
  let opened = false
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true
      opened = true
    } else if (node.matches('.tab-panel:not([data-selected])') && node instanceof HTMLElement) {
      // Not remembered: following a link is not choosing a tab.
      if (node.parentElement) showTab(node.parentElement, node.dataset.value ?? '')
      opened = true
    }
  }
  return opened
}
