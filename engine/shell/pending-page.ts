import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageState } from './context.tsx'

/**
 * From article to article the first frame shows only the top of the new one; the rest of it and the shell follow two frames
 * later (`show-page.ts`). Until then the new page is pending: `usePage` still gives the one before, whose article is hidden
 * and not yet removed.
 *
 * One ordinary update with `content-visibility: auto` on the blocks of the article was tried. Click to heading on the bench's
 * phone, medians of the ratios of three series of nine, in alternation: 1.33, 1.42 and 1.50; with `useDeferredValue` for the
 * shell 1.37 and 1.33. Browsers lay out such blocks some screens ahead: the first frame alone takes twice as long.
 */
interface PendingPage {
  readonly subscribe: (listener: () => void) => () => void
  /** Null while no page is pending. */
  readonly pending: () => PageState | null
}

/** The default is for the build, where nobody navigates. */
export const PendingPageContext = createContext<PendingPage>({ subscribe: () => () => undefined, pending: () => null })

/** The pending page, if there is one. */
export function usePendingPage(): PageState | null {
  const { subscribe, pending } = useContext(PendingPageContext)
  return useSyncExternalStore(subscribe, pending, pending)
}

/** Height of a line and of the space between blocks, width of a letter and of a column, in pixels. */
const [line, gap, letter, column] = [28, 32, 9, 640]

/** Leaves in an article the first blocks, which fill a screen, and gives the others. */
export function takeBelowFold(article: DocumentFragment): DocumentFragment {
  const rest = new DocumentFragment()
  let space = innerHeight
  for (const block of [...article.children]) {
    if (space < 0) rest.append(block)
    else {
      space -= heightOf(block)
      // In view from the first frame on (code-lines.css): to find that out would take a second layout.
      block.querySelector('[data-rows]')?.removeAttribute('data-rows')
    }
  }
  return rest
}

/** An estimate. Lists and tables are taller; where it is too high, what stands above the article makes up for it. */
function heightOf(block: Element): number {
  const text = block.textContent
  const lines = block.querySelector('pre')
    ? text.split('\n').length
    : (text.length * letter) / Math.min(innerWidth, column)
  return gap + line * lines
}
