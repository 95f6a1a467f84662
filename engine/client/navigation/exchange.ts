import type { Path } from '../../model/route.ts'
import { mainId, pageAreaId, sidebarId } from '../../model/shell-ids.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import { islandAttribute } from '../../shell/pages/page-modules.ts'
import { keepScroll } from '../../shell/sidebar/sidebar-state.ts'
import type { PageOnScreen } from './page-store.ts'
import { parsed } from './parse-ahead.ts'
import type { Sidebars } from './sidebars.ts'

let endIsland: (() => void) | undefined
/** Completes the page that is not whole yet. */
let complete: (() => void) | undefined

const article = (main: Element | null) => main?.querySelector(':scope > .article')

/**
 * Puts a page in the place of the one on screen.
 *
 * From article to article the first frame can show the top of the new one alone; the article before is hidden and not yet removed,
 * which costs more. One update of all, with `content-visibility: auto` on the blocks of the article, was tried. Click to heading
 * on the bench's phone, medians of the ratios of three series of nine, in alternation: 1.33, 1.42 and 1.50. Browsers lay out such
 * blocks some screens ahead: the first frame alone takes twice as long.
 *
 * @param before path of the page on screen: a React page that stays follows its address by itself
 * @returns the function that completes the page, to be called once; the next exchange does if nobody has
 */
export function exchange(page: PageOnScreen, before: Path, sidebars: Sidebars, isPartly: boolean): () => void {
  complete?.()
  if (endIsland && page.draw && page.path === before) return () => undefined
  endIsland?.()
  endIsland = undefined
  const sidebar = sidebars.get(page.data.page.sidebar)
  const shown = document.getElementById(sidebarId)
  if (shown && shown !== sidebar) keepScroll(shown, storageKeys.sidebar)
  const { area, rest } = parsed(page.data.html)
  const finish = put(area, sidebar, isPartly)
  const island = document.querySelector<HTMLElement>(`[${islandAttribute}]`)
  if (island) startsWith(island, page.draw)
  complete = once(() => {
    finish()
    article(document.getElementById(mainId))?.append(rest)
  })
  if (!isPartly) complete()
  return complete
}

/** Puts new nodes in the place of the old. Returns what puts the rest of them there. */
function put(area: DocumentFragment, sidebar: Element | undefined, isPartly: boolean): () => void {
  const next = area.getElementById(mainId)
  const main = document.getElementById(mainId)
  if (next && main && isInLayout(next) && isInLayout(main)) {
    fitSidebar(main.parentElement as Element, next.parentElement as Element, sidebar)
    if (isPartly && article(main) && article(next)) return exchangeArticle(main, next)
    exchangeMain(main, next)
  } else {
    if (next && sidebar) next.parentElement?.prepend(sidebar)
    document.getElementById(pageAreaId)?.replaceChildren(area)
  }
  return () => undefined
}

function once(action: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) action()
    isDone = true
  }
}

/** Whether something stands beside it, or could. */
function isInLayout({ parentElement: around }: Element): boolean {
  return around !== null && around.id !== pageAreaId && !around.hasAttribute(islandAttribute)
}

function exchangeMain(main: Element, next: Element): void {
  exchangeBeside(main, next)
  main.replaceWith(next)
}

/** The contents in their column. */
function exchangeBeside(main: Element, next: Element): void {
  while (main.nextSibling) main.nextSibling.remove()
  while (next.nextSibling) main.parentElement?.append(next.nextSibling)
}

/** Exchanges what stands above the article, and its first blocks. Returns what exchanges the rest. */
function exchangeArticle(main: Element, next: Element): () => void {
  const [before, after] = [article(main) as Element, article(next) as Element]
  const [old, own] = [childrenAround(main, before), childrenAround(next, after)]
  for (const element of old.before) element.remove()
  before.before(...own.before, after)
  before.classList.add('leaving')
  return () => {
    for (const element of [before, ...old.after]) element.remove()
    main.append(...own.after)
    exchangeBeside(main, next)
  }
}

function childrenAround(main: Element, middle: Element): { before: Element[]; after: Element[] } {
  const all = [...main.children]
  const at = all.indexOf(middle)
  return { before: all.slice(0, at), after: all.slice(at + 1) }
}

/** Exchanges the sidebar alone. */
export function showSidebar(sidebar: Element | undefined): void {
  const layout = document.getElementById(mainId)?.parentElement
  if (layout) fitSidebar(layout, layout, sidebar)
}

function fitSidebar(layout: Element, next: Element, sidebar: Element | undefined): void {
  const shown = document.getElementById(sidebarId)
  layout.toggleAttribute('data-sidebar', next.hasAttribute('data-sidebar'))
  if (shown === (sidebar ?? null)) return
  shown?.remove()
  if (sidebar) layout.prepend(sidebar)
}

/** Draws the React page that the document has brought along. */
export function startsWith(place: HTMLElement, draw: PageOnScreen['draw']): void {
  endIsland = draw?.(place)
}

/** What a document was built with, in the form in which later pages come. To be read before anything is drawn in it. */
export function builtArea(): string {
  const main = document.getElementById(mainId)
  if (!main || !isInLayout(main)) return builtIsland()
  const layout = main.parentElement as Element
  const start = (layout.cloneNode() as Element).outerHTML.replace(/<\/div>$/, '')
  const parts = [...layout.children].filter(({ id }) => id !== sidebarId)
  return `${start}${parts.map(({ outerHTML }) => outerHTML).join('')}</div>`
}

/** The place of a React page is empty in those that come later. */
function builtIsland(): string {
  const place = document.getElementById(pageAreaId)
  const island = place?.querySelector(`:scope > [${islandAttribute}]`)
  return island ? (island.cloneNode() as Element).outerHTML : (place?.innerHTML ?? '')
}
