import { decode } from '../../model/decode.ts'

interface Positions {
  /** Distance of each heading from the top of the document; NaN while a tab or a closed section hides it. */
  readonly tops: readonly number[]
  /** Height at the top of the window that a jump to a heading leaves free for the navbar. */
  readonly offset: number
  /** Height of the window, and how far the document scrolls. */
  readonly window: number
  readonly end: number
}

/**
 * Index of the heading whose section is being read: the last one above a line just below the navbar. In the last
 * windowful of the document the line sinks to the bottom, twice as fast as the text, so that short last sections, whose
 * headings never reach the top, get their turn.
 */
export function activeIndex(scroll: number, { tops, offset, window, end }: Positions): number {
  const span = window - offset
  const sunk = Math.min(span, Math.max(0, scroll - (end - span)))
  const line = scroll + offset + (end > 0 ? sunk : 0) + 1
  return tops.findLastIndex((top) => top <= line)
}

/** Index of the heading that the address names, while the page still stands where the jump to it has led. */
export function jumpedIndex(scroll: number, { tops, offset, end }: Positions, target: number): number {
  const top = tops[target]
  return top !== undefined && Math.abs(scroll - Math.min(end, Math.max(0, top - offset))) <= 2 ? target : -1
}

function measure(elements: readonly HTMLElement[]): Positions {
  const root = document.documentElement
  const first = elements[0]
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const margin = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0 : 0
  return {
    tops: elements.map((element) =>
      element.checkVisibility() ? element.getBoundingClientRect().top + window.scrollY : Number.NaN,
    ),
    offset: padding + margin,
    window: window.innerHeight,
    end: root.scrollHeight - window.innerHeight,
  }
}

/** Marks, among the links of a list, the one to the heading that is being read, and calls back with it. */
export function watchList(list: HTMLElement, onActive: (link: Element | undefined) => void, signal: AbortSignal): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const headings = links.flatMap((link) => document.getElementById(decode(link.hash.slice(1))) ?? [])
  let marked: Element | undefined
  const mark = (id: string | undefined) => {
    const link = links.find(({ hash }) => decode(hash.slice(1)) === id)
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    marked = link
    link?.setAttribute('aria-current', 'true')
    onActive(link)
  }
  watchHeadings(headings, mark, signal)
}

/** Marks the active link of a column, and keeps it in view there. */
export function watchColumn(list: HTMLElement, signal: AbortSignal): void {
  const column = list.parentElement
  watchList(list, (link) => link && column && showLink(link, column), signal)
}

/** Scrolls the column or the list alone, never the page, until the marked link shows with one row around it. */
export function showLink(link: Element, scroller: Element): void {
  const row = link.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  const above = row.top - row.height - frame.top
  const below = row.bottom + row.height - frame.bottom
  if (above < 0) scroller.scrollTop += above
  else if (below > 0) scroller.scrollTop += below
}

/** Calls back with the heading that is being read. Positions are measured again only after the article has changed its size. */
function watchHeadings(
  elements: readonly HTMLElement[],
  onActive: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  let positions: Positions | undefined
  let frame = 0
  const update = () => {
    frame = 0
    positions ??= measure(elements)
    const target = elements.findIndex((element) => element.id === decode(window.location.hash.slice(1)))
    const jumped = jumpedIndex(window.scrollY, positions, target)
    onActive(elements[jumped >= 0 ? jumped : activeIndex(window.scrollY, positions)]?.id)
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(update)
  }
  const remeasure = () => {
    positions = undefined
    schedule()
  }
  const sizes = new ResizeObserver(remeasure)
  sizes.observe(document.body)
  const options = { passive: true, signal }
  window.addEventListener('scroll', schedule, options)
  window.addEventListener('resize', remeasure, options)
  window.addEventListener('hashchange', schedule, options)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
  })
}
