import { sidebarId } from '../../model/shell-ids.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import type { ClientLabels } from '../../shell/document-data.ts'
import { isModified } from '../../shell/keys/is-modified.ts'
import { keepScroll } from '../../shell/sidebar/sidebar-state.ts'
import { activatePage } from './activate-page.ts'
import { prepareAnnouncements } from './announce.ts'
import { copyCode } from './copy.ts'
import { toggleDetails } from './details.ts'
import { revealTarget } from './reveal.ts'
import { trimTabStops } from './tab-stops.ts'
import { chooseTab, moveInTabs, showFound, syncTabs } from './tabs.ts'

type Act = (element: HTMLElement, event: Event) => unknown

/** What articles and the sidebar do, by event and selector. */
function behaviours(labels: ClientLabels): Readonly<Record<string, Readonly<Record<string, Act>>>> {
  /** Code that is loaded when the pointer or the focus reaches what needs it. */
  const wanted: Readonly<Record<string, Act>> = {
    'a.api': showCard,
    '.tool:not([data-started]) .tool-button': (button) => offered().then((module) => module.prepareTool(button)),
    'button.code-check': () => runNotes().then((module) => module.prepareRunNotes()),
    'a[data-report]': prepareReport,
  }
  return {
    click: {
      'a.api': showBeforeFollowing,
      '.tool:not([data-started]) .tool-button': (button) => offered().then((module) => module.pressTool(button)),
      '.code-copy': (button) => copyCode(button, labels),
      '.copy-page': (button) => import('./copy-page.ts').then((module) => module.copyPage(button, labels)),
      'button.code-check': (button) => runNotes().then((module) => module.nameSample(button)),
      'a.anchor': (anchor) => import('./copy-heading.ts').then((module) => module.copyHeading(anchor, labels)),
      'a[data-report]': (link, event) => {
        event.preventDefault()
        prepareReport(link, event).then(() => window.location.assign((link as HTMLAnchorElement).href))
      },
      'a[href*="#"]': (link) => revealLinked(link),
      '.tab': (tab) => chooseTab(tab),
      'details:is([data-key], .article *) > summary': (summary, event) => toggleDetails(event, summary),
    },
    keydown: {
      '.tab': (tab, event) => moveInTabs(event as KeyboardEvent, tab),
    },
    pointerover: wanted,
    focusin: wanted,
  }
}

let tapped: HTMLElement | undefined

/** A finger cannot hover: its first tap shows the card of a name or a term, the second follows the link. */
function showBeforeFollowing(link: HTMLElement, event: Event): void {
  if ((event as PointerEvent).pointerType !== 'touch' || tapped === link) return
  event.preventDefault()
  tapped = link
  showCard(link, event)
}

const showCard: Act = (link, event) =>
  import('./api-tooltip.ts').then((module) => module.showApiTooltip(link as HTMLAnchorElement, event))

const offered = () => import('./offered-tools.ts')

const runNotes = () => import('./run-note.ts')

/** What is selected now is what a report is about: a press on its link takes the selection away. */
function prepareReport(link: HTMLElement, { type }: Event): Promise<void> {
  const selection = getSelection()
  const [text, at] = [String(selection), selection?.anchorNode]
  return import('./report.ts').then(
    (module) => module.prepareReport(link as HTMLAnchorElement, text, at, type),
    // The address without what it would have added is still a good one.
    console.warn,
  )
}

/** Adds one listener per type of event, and applies the remembered tabs and the hash of the address. */
export function startArticle(labels: ClientLabels): void {
  prepareAnnouncements()
  for (const [type, table] of Object.entries(behaviours(labels))) {
    document.addEventListener(type, (event) => dispatch(event, table))
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') trimTabStops()
  })
  document.addEventListener('beforematch', showFound)
  window.addEventListener('hashchange', () => revealTarget(window.location.hash))
  window.addEventListener('pagehide', () => {
    const sidebar = document.getElementById(sidebarId)
    if (sidebar) keepScroll(sidebar, storageKeys.sidebar)
  })
  syncTabs(document)
  revealTarget(window.location.hash)
  activatePage()
}

function dispatch(event: Event, table: Readonly<Record<string, Act>>): void {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element) || isModified(event as MouseEvent)) return
  for (const [selector, act] of Object.entries(table)) {
    const element = target.closest<HTMLElement>(selector)
    if (element) act(element, event)
  }
}

/** A second click on the same link changes no hash, so there is no `hashchange` to wait for. */
function revealLinked(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && link.href === window.location.href) revealTarget(link.hash)
}
