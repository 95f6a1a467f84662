import type { ValuePath } from '../config/config-source.ts'
import { isGroup, type NavNode } from '../config/docs-config.ts'
import type { LoadedSite } from '../config/load-site.ts'
import { suggestion } from '../model/nearest.ts'
import type { Problem } from '../problems/problem.ts'
import type { SourcePage } from '../read/source-page.ts'

/**
 * Sidebar entries that name no page, or a page that stands in a sidebar already.
 * @param sources drafts among them: they stand in the sidebar before they are published.
 */
export function checkSidebars({ config, source: written }: LoadedSite, sources: readonly SourcePage[]): Problem[] {
  return config.docs.versions.flatMap((version, index) => {
    const ids = new Set(sources.filter((source) => source.version === version).map(({ id }) => id))
    const seen = new Set<string>()
    const entries = Object.entries(version.sidebars).flatMap(([name, nodes]) =>
      entriesOf(nodes, ['docs', 'versions', index, 'sidebars', name]),
    )
    return entries.flatMap(({ id, path }): Problem[] => {
      if (seen.has(id)) {
        const hint = 'A page has one place: keep one of the two entries.'
        return [{ ...written.placeOf(path), message: `The page "${id}" stands in the sidebar twice.`, hint }]
      }
      seen.add(id)
      if (ids.has(id)) return []
      const message = `The sidebar names a page "${id}" that does not exist.`
      return [{ ...written.placeOf(path), message, hint: suggestion(id, [...ids]) }]
    })
  })
}

/** A page in a sidebar, and the way to where it is named. */
interface Entry {
  readonly id: string
  readonly path: ValuePath
}

function entriesOf(nodes: readonly NavNode[], path: ValuePath): Entry[] {
  return nodes.flatMap((node, index): Entry[] => {
    const here = [...path, index]
    if (!isGroup(node)) return [{ id: node, path: here }]
    const own = node.page === undefined ? [] : [{ id: node.page, path: [...here, 'page'] }]
    return [...own, ...entriesOf(node.items, [...here, 'items'])]
  })
}
