import type { Path } from '../model/route.ts'
import type { SidebarNode } from '../shell/sidebar-data.ts'

/** Paths of the pages at a node of a sidebar and below it, in order. */
export function pathsIn(node: SidebarNode): Path[] {
  if (node.type === 'page') return [node.path]
  return [...(node.path === undefined ? [] : [node.path]), ...node.items.flatMap(pathsIn)]
}
