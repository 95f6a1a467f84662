import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** A `::::pair` of a page: the same thing with another tool and with this one. */
export interface Pair {
  /** 1-based line in the file. */
  readonly line: number
  /** Why both do not do the same, as the page says it. */
  readonly differs?: string
}

/** The side of a pair that a block stands on. */
export interface Side {
  readonly name: 'before' | 'after'
  readonly pair: Pair
}

/** The side of every node that stands on one. */
export function sidesIn(tree: Root, bodyOffset: number): ReadonlyMap<Nodes, Side> {
  const sides = new Map<Nodes, Side>()
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'pair') return
    const { differs } = node.attributes ?? {}
    const pair: Pair = { line: (node.position?.start.line ?? 1) + bodyOffset, ...(differs && { differs }) }
    for (const child of node.children) {
      if (child.type !== 'containerDirective') continue
      const { name } = child
      if (name !== 'before' && name !== 'after') continue
      const side: Side = { name, pair }
      visit(child, (inner: Nodes) => void sides.set(inner, side))
    }
  })
  return sides
}
