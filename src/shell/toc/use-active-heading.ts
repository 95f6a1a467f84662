import { useEffect, useState } from 'react'
import type { Heading } from '../../model/page.ts'

/** Where the column of contents stands beside the article (Toc.module.css): elsewhere nobody sees what is active. */
const wide = '(width >= 80rem)'

/** Id of the heading that is being read; undefined above the first one, before hydration, and where no column shows it. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const query = matchMedia(wide)
    let end: (() => void) | undefined
    let isOver = false
    // Phones never fetch this code.
    const start = async () => {
      if (!query.matches || end) return
      const { watchHeadings } = await import('./active-heading.ts')
      const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null)
      if (!isOver) end ??= watchHeadings(elements, setActive)
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
  }, [headings])
  return active
}
