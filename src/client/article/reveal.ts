import { showTab } from './tabs.ts'

/** Opens whatever hides the target of a hash and scrolls to it. A target that shows already is left to the browser. */
export function revealTarget(hash: string): void {
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
