/** Where the column of contents stands beside the article (Toc.module.css): elsewhere nobody sees what is active. */
const wide = '(width >= 80rem)'

/** Marks the heading that is being read in the list beside the article, as soon as a column shows it. Returns what ends it. */
export function markActive(list: HTMLElement): () => void {
  const query = matchMedia(wide)
  let end: (() => void) | undefined
  let isOver = false
  // Phones never fetch this code.
  const start = async () => {
    if (!query.matches || end) return
    const { watchList } = await import('./active-heading.ts')
    if (!isOver) end ??= watchList(list)
  }
  // Contents read as well without the mark.
  const tryStart = () => void start().catch(console.warn)
  tryStart()
  query.addEventListener('change', tryStart)
  return () => {
    isOver = true
    query.removeEventListener('change', tryStart)
    end?.()
  }
}
