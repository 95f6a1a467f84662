import { type DocsVersionConfig, isGroup, type NavGroup, type NavNode } from '../../config/docs-config.ts'

/** A group of a sidebar with what is around and in it. */
export interface PlacedGroup {
  readonly group: NavGroup
  /** Those around it, the outermost first. */
  readonly above: readonly NavGroup[]
  /** All pages in it and in the groups in it. */
  readonly ids: ReadonlySet<string>
}

/** The groups of all sidebars that hold any page, each before those in it. */
export function groupsOf({ sidebars }: DocsVersionConfig, known: ReadonlySet<string>): PlacedGroup[] {
  const visit = (nodes: readonly NavNode[], above: readonly NavGroup[]): PlacedGroup[] =>
    nodes.filter(isGroup).flatMap((group) => {
      const ids = new Set(idsIn(group).filter((id) => known.has(id)))
      return ids.size === 0 ? [] : [{ group, above, ids }, ...visit(group.items, [...above, group])]
    })
  return Object.values(sidebars).flatMap((nodes) => visit(nodes, []))
}

function idsIn(node: NavNode): string[] {
  if (!isGroup(node)) return [node]
  return [...(node.page === undefined ? [] : [node.page]), ...node.items.flatMap(idsIn)]
}
