import type { Element, Root } from 'hast'
import type { Nodes as MdastNodes, Parents as MdastParents } from 'mdast'

/**
 * Visits the elements of a page in reading order, outer ones first. unist-util-visit does the same and more, but takes as
 * long as the parser: it names a function after every node.
 */
export function walkElements(
  tree: Root | Element,
  visit: (element: Element, index: number, parent: Root | Element) => void,
): void {
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index]
    if (child?.type !== 'element') continue
    visit(child, index, tree)
    walkElements(child, visit)
  }
}

/** Visits the nodes of a Markdown tree in reading order, outer ones first. A replaced node is still walked into. */
export function walkMarkdown(
  tree: MdastParents,
  visit: (node: MdastNodes, index: number, parent: MdastParents) => void,
): void {
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index]
    if (!child) continue
    visit(child, index, tree)
    if ('children' in child) walkMarkdown(child, visit)
  }
}

/**
 * Puts other nodes, or none, in the place of those for which `write` gives some, inner ones first. What it gives is not
 * walked into, and stands where the node stood.
 */
export function replaceNodes(tree: MdastParents, write: (node: MdastNodes) => MdastNodes[] | undefined): void {
  const children: MdastNodes[] = tree.children
  for (const node of [...children]) {
    if ('children' in node) replaceNodes(node, write)
    const written = write(node)
    if (!written) continue
    for (const one of written) one.position ??= node.position
    children.splice(children.indexOf(node), 1, ...written)
  }
}
