import type { Candidate } from './hits.ts'

/** Hits of one page that may stand before those of other pages. */
const maxHitsOfPage = 3

/** Puts what a page has beyond its best few behind the other pages, so that no page fills the list. */
export function spread(candidates: readonly Candidate[], limit: number): Candidate[] {
  const counts = new Map<string, number>()
  const rest: Candidate[] = []
  const best = candidates.filter((candidate) => {
    const { index, section } = candidate.ranked
    const route = index.head.pages[index.head.pageOf[section] ?? -1]?.route ?? ''
    const count = (counts.get(route) ?? 0) + 1
    counts.set(route, count)
    if (count > maxHitsOfPage) rest.push(candidate)
    return count <= maxHitsOfPage
  })
  return [...best, ...rest].slice(0, limit)
}
