import { useEffect } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { fill } from '../../labels/plural.ts'
import { documentTitle } from '../../model/title.ts'
import { useShell } from '../context.tsx'

/** Longer queries are cut: a tab shows less. */
const longest = 60

/** Names the query in the title of the search page, for tabs, bookmarks and the history. */
export function useQueryTitle(query: string, strings: SearchStrings): void {
  const { siteTitle, titleDelimiter } = useShell()
  const asked = query.trim().slice(0, longest)
  const named = asked === '' ? strings.label : fill(strings.titled, { query: asked })
  const title = documentTitle(named, siteTitle, titleDelimiter)
  useEffect(() => {
    // A navigation names the page right after it has shown it.
    const timer = setTimeout(() => {
      document.title = title
    })
    return () => clearTimeout(timer)
  }, [title])
}
