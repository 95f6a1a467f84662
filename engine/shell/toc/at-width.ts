import { useEffect } from 'react'

/**
 * Starts something once the window has a width; the signal ends it.
 * Contents are a column from 80rem on and a bar below that (Toc.module.css).
 */
export function useAtWidth(width: string, html: string, start: (signal: AbortSignal) => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it serves this very list
  useEffect(() => {
    // The list of a pending page.
    if (!html) return undefined
    const query = matchMedia(width)
    const ending = new AbortController()
    const { signal } = ending
    let isStarted = false
    const tryStart = () => {
      if (isStarted || !query.matches) return
      isStarted = true
      start(signal).catch(console.warn)
    }
    tryStart()
    query.addEventListener('change', tryStart, { signal })
    return () => ending.abort()
  }, [html])
}
