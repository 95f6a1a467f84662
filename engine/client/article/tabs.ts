import { storageKeys } from '../../model/storage-keys.ts'
import { readStored, store } from '../../shell/storage/storage.ts'
import { choicesIn, withChoices } from './tab-address.ts'

/** Selects a tab of one set, if the set has such a value. */
function selectTab(set: Element, value: string): void {
  const tabs = tabsOf(set)
  if (!tabs.some((tab) => tab.dataset.value === value)) return
  for (const tab of tabs) {
    const selected = tab.dataset.value === value
    tab.toggleAttribute('data-selected', selected)
    tab.setAttribute('aria-selected', String(selected))
    tab.tabIndex = selected ? 0 : -1
  }
  for (const panel of panelsOf(set)) panel.toggleAttribute('data-selected', panel.dataset.value === value)
  leaveToFind(set)
}

/** What no panel shows is found by the browser's own search all the same, and by links into a text: see `showFound`. */
function leaveToFind(set: Element): void {
  if (!('onbeforematch' in document)) return
  for (const panel of panelsOf(set)) {
    if ('selected' in panel.dataset) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  }
}

/** The browser is about to show what it has found: the tab of the panel is selected. */
export function showFound({ target }: Event): void {
  const panel = target instanceof Element ? target.closest<HTMLElement>('.tab-panel') : null
  const set = panel?.closest<HTMLElement>('.tabs')
  if (set && panel) showTab(set, panel.dataset.value ?? '')
}

/** Selects a tab in all sets of a group on this page, without remembering it. */
export function showTab(set: HTMLElement, value: string): void {
  const { group } = set.dataset
  if (group !== undefined) writeAttribute({ ...readChoices(), [group]: value })
  for (const one of group === undefined ? [set] : setsOf(group)) selectTab(one, value)
}

/** The sets of a group on this page. */
export function setsOf(group: string): NodeListOf<Element> {
  return document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)
}

/** Selects a tab in all sets of its group, on this page and later ones. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('.tabs')
  const { value } = tab.dataset
  if (!set || value === undefined) return
  const { group } = set.dataset
  const top = tab.getBoundingClientRect().top
  if (group !== undefined) rememberChoice(group, value)
  showTab(set, value)
  // Sets above may have changed their height: the tab stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Arrow keys, Home and End choose among the tabs of one list. */
export function moveInTabs(event: KeyboardEvent, tab: HTMLElement): void {
  const set = tab.closest('.tabs')
  if (!set) return
  const tabs = tabsOf(set)
  const index = tabs.indexOf(tab)
  const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
  const next = to === undefined ? undefined : tabs.at(to % tabs.length)
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  chooseTab(next)
}

/** Selects the remembered tabs in a new article. */
export function syncTabs(root: ParentNode): void {
  const choices = readChoices()
  writeAttribute(choices)
  for (const set of root.querySelectorAll<HTMLElement>('.tabs')) {
    const value = choices[set.dataset.group ?? '']
    if (value !== undefined) selectTab(set, value)
    leaveToFind(set)
  }
}

function tabsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')]
}

function panelsOf(set: Element): NodeListOf<HTMLElement> {
  return set.querySelectorAll<HTMLElement>(':scope > .tab-panel')
}

/** Choices of this visit, for browsers without storage. */
const chosen: Record<string, string> = {}

/** What holds on this page: what its address says comes before what the reader has chosen. */
export function readChoices(): Readonly<Record<string, string>> {
  return { ...remembered(), ...choicesIn(window.location.search) }
}

function remembered(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.tabs) ?? '{}')
    if (typeof stored === 'object' && stored !== null) return { ...(stored as Record<string, string>), ...chosen }
  } catch {
    // Not JSON: the next choice overwrites it.
  }
  return chosen
}

function rememberChoice(group: string, value: string): void {
  chosen[group] = value
  store(storageKeys.tabs, JSON.stringify(remembered()))
  // The address would bring back what the reader has just left.
  const { href, search } = window.location
  if (choicesIn(search)[group] === undefined) return
  window.history.replaceState(window.history.state, '', withChoices(href, { [group]: value }))
}

/** `html[data-tabs]` lists `group:value`, as the script before first paint writes it; the stylesheet acts on it. */
function writeAttribute(choices: Readonly<Record<string, string>>): void {
  const list = Object.entries(choices).map(([group, value]) => `${group}:${value}`)
  document.documentElement.dataset.tabs = list.join(' ')
}
