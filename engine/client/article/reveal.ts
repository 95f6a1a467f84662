import { decode } from '../../model/decode.ts'
import { showTab } from './tabs.ts'

/** What the height of a page depends on besides its text. */
interface Heights {
  /** Whether each section is open. */
  readonly open: readonly boolean[]
  /** How tall each tool has become. */
  readonly tools: readonly number[]
}

const sections = () => document.querySelectorAll<HTMLDetailsElement>('.article details')
const tools = () => document.querySelectorAll<HTMLElement>('.tool')

/** Stores in the history entry what the height of the page depends on, so that Back finds it as it was. */
export function noteHeights(): void {
  const state: Heights = {
    open: Array.from(sections(), ({ open }) => open),
    tools: Array.from(tools(), (place) => place.getBoundingClientRect().height),
  }
  window.navigation.updateCurrentEntry({ state })
}

/**
 * Gives the page the height that the history entry tells, and opens what is around the target of a hash. Scrolls to the target
 * if it was hidden; else the browser has done so.
 */
export function revealTarget(hash: string): void {
  const noted = window.navigation?.currentEntry?.getState() as Partial<Heights> | undefined
  sections().forEach((details, index) => {
    if (noted?.open?.[index]) details.open = true
  })
  tools().forEach((place, index) => {
    const height = noted?.tools?.[index]
    // Until it starts, which takes it back: what stands below stays in view then, above it or not.
    if (height && place.dataset.started === undefined) place.style.minBlockSize = `${height}px`
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
