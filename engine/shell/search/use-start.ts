import { useEffect, useState } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { hrefOf } from '../../model/route.ts'
import { useShell } from '../context.tsx'
import { type KnownPage, lastPages, sectionPages } from './known-pages.ts'
import { searchClient } from './search-client.ts'

/** Pages under a label. */
export interface PageGroup {
  readonly label: string
  readonly pages: readonly KnownPage[]
}

/** Guides that are offered. */
const limit = 3

/** What the box offers before anything is typed: the last pages, the reader's section, guides. Each page once. */
export function useStart(isEmpty: boolean, versionPath: string, strings: SearchStrings): readonly PageGroup[] {
  const { search, base } = useShell()
  const [guides, setGuides] = useState<readonly KnownPage[]>()
  const isWanted = isEmpty && guides === undefined
  useEffect(() => {
    if (!isWanted) return
    return searchClient(search).search({ query: '', limit, versionPath }, ({ state, hits }) => {
      if (state === 'complete') setGuides(hits.map(({ t, u }) => ({ title: t, href: hrefOf(u, base) })))
    })
  }, [search, base, isWanted, versionPath])
  if (!isEmpty) return []
  const shown = new Set([window.location.pathname])
  const groupOf = (label: string, pages: readonly KnownPage[]): PageGroup => {
    const own = pages.filter(({ href }) => !shown.has(href))
    for (const { href } of own) shown.add(href)
    return { label, pages: own }
  }
  const groups = [
    groupOf(strings.lastPages, lastPages()),
    groupOf(strings.section, sectionPages()),
    groupOf(strings.tasks, guides ?? []),
  ]
  return groups.filter(({ pages }) => pages.length > 0)
}
