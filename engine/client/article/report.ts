import { labelsIn } from '../../labels/labels-in.ts'
import { pageLocale } from '../../labels/page-locale.ts'
import { reportStrings } from '../../labels/report-strings.ts'
import { decode } from '../../model/decode.ts'

/** Servers refuse addresses much longer than this. */
const longest = 7_500

/** The page whose report has been prepared last. */
let preparedFor = ''

/**
 * Adds to the address of a new report what a reader would have to write down: page, section, version, browser, selection.
 * A press focuses the link and takes the selection away: it leaves as it is what the pointer has prepared.
 */
export function prepareReport(
  link: HTMLAnchorElement,
  selected: string,
  at: Node | null | undefined,
  on: string,
): void {
  const { pathname } = window.location
  if (!selected && on !== 'pointerover' && preparedFor === pathname) return
  preparedFor = pathname
  const url = new URL(link.href)
  let text = selected.trim()
  let isCut = false
  for (;;) {
    url.searchParams.set('body', reportOf(link, text, isCut, at))
    const over = url.href.length - longest
    if (over <= 0 || text === '') break
    // A letter takes up to 12 characters of the address: a few steps find what fits.
    text = [...text].slice(0, -Math.ceil(over / 12)).join('')
    isCut = true
  }
  link.href = url.href
}

function reportOf(link: HTMLAnchorElement, selected: string, isCut: boolean, at?: Node | null): string {
  const strings = labelsIn(reportStrings, { code: pageLocale() })
  const heading = headingOf(selected ? at : null)
  const { origin, pathname } = window.location
  const quoted = `> ${selected.replaceAll('\n', '\n> ')}${isCut ? ` ${strings.cut}` : ''}`
  return [
    `${strings.page}: ${origin}${pathname}${heading ? `#${heading.id}` : ''}`,
    ...(heading ? [`${strings.section}: ${textOf(heading)}`] : []),
    `${strings.version}: ${link.dataset.report}`,
    `${strings.browser}: ${navigator.userAgent}`,
    ...(selected ? ['', `${strings.selected}:`, '', quoted] : []),
    '',
    `${strings.question}`,
    '',
    '',
  ].join('\n')
}

/** The heading above a node; without one that of the hash, else the last above the middle of the window. */
function headingOf(at?: Node | null): Element | undefined {
  const headings = [...document.querySelectorAll('.article :is(h2, h3)[id]')]
  const isBefore = (heading: Element) =>
    at
      ? heading.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING || heading.contains(at)
      : isPassed(heading)
  const named = at ? undefined : headings.find(({ id }) => `#${id}` === decode(window.location.hash))
  return named ?? headings.filter(isBefore).at(-1)
}

function isPassed(heading: Element): boolean {
  return heading.getBoundingClientRect().top < window.innerHeight / 2
}

/** Its words without the sign that links to it. */
function textOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element
  for (const anchor of copy.querySelectorAll('.anchor')) anchor.remove()
  return copy.textContent?.trim() ?? ''
}
