import type { Nodes } from 'hast'

/** Text of a hast node as a reader hears it, without markup. */
export function hastText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(hastText).join('') : ''
}
