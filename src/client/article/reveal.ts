import { showTab } from './tabs.ts'

const sections = () => document.querySelectorAll<HTMLDetailsElement>('.article details')

/** Notes in the current entry of the history which sections are open: Back finds the page as long as it was. */
export function noteOpen(): void {
  window.navigation.updateCurrentEntry({ state: Array.from(sections(), ({ open }) => open) })
}

/**
 * Opens what was open when the reader left this entry of the history, and whatever hides the target of a hash, and scrolls to
 * that. A target that shows already is left to the browser.
 */
export function revealTarget(hash: string): void {
  const wasOpen = window.navigation?.currentEntry?.getState() as readonly boolean[] | undefined
  sections().forEach((details, index) => {
    if (wasOpen?.[index]) details.open = true
  })
  const target = document.getElementById(decode(hash.replace(/^#/, '')))
  if (target && openAround(target)) target.scrollIntoView()
}

/** Opens details and tabs around an element. Returns whether one was closed. */
export function openAround(target: Element): boolean {
  let opened = false
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true
      opened = true
    } else if (node.matches('.tab-panel:not([data-selected])') && node instanceof HTMLElement) {
      // Shown, not remembered: following a link is no choice.
      if (node.parentElement) showTab(node.parentElement, node.dataset.value ?? '')
      opened = true
    }
  }
  return opened
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
