import { mainId } from '../../model/shell-ids.ts'
import { whenPast } from './when-past.ts'

let ending = new AbortController()

/**
 * Marks in the contents of the page on screen the heading that is being read. They are a column from 80rem on and a bar below
 * that (Toc.module.css); the code for one of them comes once the window has its width.
 */
export function startContents(): void {
  ending.abort()
  ending = new AbortController()
  const { signal } = ending
  const main = document.getElementById(mainId)
  const bar = main?.querySelector<HTMLDetailsElement>(':scope > details:has([data-contents])')
  const list = main?.parentElement?.querySelector<HTMLElement>(':scope > nav [data-contents]')
  if (!bar || !list) return
  atWidth('(width >= 80rem)', signal, async () => {
    const { watchColumn } = await import('./active-heading.ts')
    if (!signal.aborted) watchColumn(list, signal)
  })
  atWidth('(width < 80rem)', signal, async () => {
    await whenPast(bar, signal)
    const { serveBar } = await import('./contents-bar.ts')
    if (!signal.aborted) serveBar(bar, signal)
  })
}

/** Starts something once the window has a width. */
function atWidth(width: string, signal: AbortSignal, start: () => Promise<void>): void {
  const query = matchMedia(width)
  let isStarted = false
  const tryStart = () => {
    if (isStarted || !query.matches) return
    isStarted = true
    start().catch(console.warn)
  }
  tryStart()
  query.addEventListener('change', tryStart, { signal })
}
