import { storageKeys } from '../../model/storage-keys.ts'
import { keepScroll } from '../../shell/sidebar/sidebar-state.ts'
import type { ShellStrings } from '../../strings/en/shell.ts'
import { activatePage } from './activate-page.ts'
import { prepareAnnouncements } from './announce.ts'
import { copyCode } from './copy.ts'
import { toggleDetails } from './details.ts'
import { revealTarget } from './reveal.ts'
import { trimTabStops } from './tab-stops.ts'
import { chooseTab, moveInTabs, showFound, syncTabs } from './tabs.ts'

type Act = (element: HTMLElement, event: Event) => void

/** What articles and the sidebar do, by event and selector. */
function behaviours(
  strings: Promise<ShellStrings>,
): Readonly<Record<'click' | 'keydown', Readonly<Record<string, Act>>>> {
  return {
    click: {
      '.code-copy': (button) => copyCode(button, strings),
      '.copy-page': async (button) => (await import('./copy-page.ts')).copyPage(button, strings),
      'button.code-check': async (button) => (await import('./run-note.ts')).nameSample(button),
      'a.anchor': async (anchor) => (await import('./copy-heading.ts')).copyHeading(anchor, strings),
      'a[data-report]': (link, event) => {
        event.preventDefault()
        const leave = () => window.location.assign((link as HTMLAnchorElement).href)
        import('./report.ts').then(({ openReport }) => openReport(link as HTMLAnchorElement), leave)
      },
      'a[href*="#"]': (link) => revealLinked(link),
      '.tab': (tab) => chooseTab(tab),
      'details:is([data-key], .article *) > summary': (summary, event) => toggleDetails(event, summary),
    },
    keydown: {
      '.tab': (tab, event) => moveInTabs(event as KeyboardEvent, tab),
    },
  }
}

/** Adds one listener per type of event, and applies the remembered tabs and the hash of the address. */
export function startArticle(strings: Promise<ShellStrings>): void {
  prepareAnnouncements()
  for (const [type, table] of Object.entries(behaviours(strings))) {
    document.addEventListener(type, (event) => dispatch(event, table))
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prepareWanted, { passive: true })
  document.addEventListener('keydown', (event) => event.key === 'Tab' && trimTabStops(), { passive: true })
  document.addEventListener('beforematch', showFound)
  window.addEventListener('hashchange', () => revealTarget(window.location.hash))
  window.addEventListener('pagehide', () => {
    const sidebar = document.getElementById('docs-sidebar')
    if (sidebar) keepScroll(sidebar, storageKeys.sidebar)
  })
  syncTabs(document)
  revealTarget(window.location.hash)
  activatePage()
}

/** Loads the code of tooltips, run notes and reports when the pointer or the focus reaches one. */
async function prepareWanted({ target }: Event): Promise<void> {
  const wanted =
    target instanceof Element ? target.closest<HTMLElement>('a.api, button.code-check, a[data-report]') : null
  if (!wanted) return
  // A press on the link takes the selection away: what is selected now is what the report is about.
  const selection = getSelection()
  const [selected, at] = [String(selection), selection?.anchorNode]
  if (wanted.dataset.report !== undefined)
    (await import('./report.ts')).fillReport(wanted as HTMLAnchorElement, selected, at)
  else if (wanted instanceof HTMLAnchorElement) await (await import('./api-tooltip.ts')).showApiTooltip(wanted)
  else await (await import('./run-note.ts')).prepareRunNotes()
}

function dispatch(event: Event, table: Readonly<Record<string, Act>>): void {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element) || isModified(event)) return
  for (const [selector, act] of Object.entries(table)) {
    const element = target.closest<HTMLElement>(selector)
    if (element) act(element, event)
  }
}

/** Clicks and keys that the browser handles: a new tab, a download, a shortcut. */
function isModified(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  return ctrlKey || metaKey || shiftKey || altKey
}

/** A second click on the same link changes no hash, so there is no `hashchange` to wait for. */
function revealLinked(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && link.href === window.location.href) revealTarget(link.hash)
}
