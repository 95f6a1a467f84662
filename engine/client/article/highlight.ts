import { highlightStrings } from '../../labels/highlight-strings.ts'
import { labelsIn } from '../../labels/labels-in.ts'
import { pageLocale } from '../../labels/page-locale.ts'
import { decode } from '../../model/decode.ts'
import { mainId } from '../../model/shell-ids.ts'
import { findTerms } from './find-terms.ts'
import './highlight.css'
import { wrapInMarks } from './marks.ts'
import { openAround } from './reveal.ts'

/** Name of the highlight in `highlight.css`. */
const name = 'search'
const parameter = '_highlight'

/** Removes the marks that are shown. */
let clear = () => {}

/**
 * Marks the words that a search has found on this page, with the CSS highlight API or with elements, and scrolls to the
 * first one. Then it removes the words from the address.
 */
export async function highlightFromAddress(): Promise<void> {
  const url = new URL(window.location.href)
  const terms = url.searchParams.getAll(parameter)
  clear()
  const article = document.querySelector(`#${mainId} article`) ?? document.getElementById(mainId)
  const ranges = article ? findTerms(article, terms) : []
  const first = firstWanted(ranges, url.hash)
  if (first) show(first)
  if (ranges.length > 0) mark(ranges)
  url.searchParams.delete(parameter)
  // Replacing the entry earlier would abort the navigation.
  await window.navigation?.transition?.finished.catch(() => undefined)
  if (new URL(window.location.href).searchParams.has(parameter)) {
    window.history.replaceState(window.history.state, '', url)
  }
}

/** The first match from the heading on that the address names. */
function firstWanted(ranges: readonly Range[], hash: string): Range | undefined {
  const heading = document.getElementById(decode(hash.slice(1)))
  const follows = (range: Range) => heading?.compareDocumentPosition(range.startContainer) ?? 0
  const mask = Node.DOCUMENT_POSITION_FOLLOWING
  return ranges.find((range) => follows(range) & mask) ?? ranges[0]
}

function mark(ranges: readonly Range[]): void {
  const button = clearButton()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) clear()
  }
  const unmark = 'highlights' in CSS ? highlight(ranges) : wrapInMarks(ranges)
  document.body.append(button)
  document.addEventListener('keydown', onKeyDown)
  const { pathname } = window.location
  const onEntry = () => window.location.pathname !== pathname && clear()
  window.navigation?.addEventListener('currententrychange', onEntry)
  clear = () => {
    clear = () => {}
    unmark()
    button.remove()
    document.removeEventListener('keydown', onKeyDown)
    window.navigation?.removeEventListener('currententrychange', onEntry)
  }
  button.addEventListener('click', () => clear())
}

function highlight(ranges: readonly Range[]): () => void {
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => CSS.highlights.delete(name)
}

function clearButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clear-marks'
  button.textContent = labelsIn(highlightStrings, { code: pageLocale() }).clear
  return button
}

function show(range: Range): void {
  const element = range.startContainer.parentElement
  if (!element) return
  openAround(element)
  const { top, bottom } = range.getBoundingClientRect()
  const bars = [...document.querySelectorAll('header, main > details > summary')]
  const start = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
  if (top < start || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' })
}
