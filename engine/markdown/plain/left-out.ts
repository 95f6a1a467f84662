import type { Nodes, Text } from 'mdast'

/** Name of a directive that a feature writes and the plain page leaves out: a control, and what it opens. */
export const control = 'repeat'

/** Children of a node without comments and controls, and without the spaces and line breaks around them. */
export function withoutLeftOut(children: readonly Nodes[]): Nodes[] {
  const kept: Nodes[] = []
  let isOpen = false
  for (const child of children) {
    if (isLeftOut(child)) isOpen = true
    else {
      kept.push(...(isOpen ? joined(kept.pop(), child) : [child]))
      isOpen = false
    }
  }
  return isOpen ? withoutEnd(kept) : kept
}

function isLeftOut(node: Nodes): boolean {
  if (node.type === 'textDirective') return node.name === control
  return node.type === 'html' && node.value.startsWith('<!--')
}

/** What stands before and behind what is left out: of the two spaces around it one stays, and none at the beginning of a line. */
function joined(before: Nodes | undefined, after: Nodes): Nodes[] {
  const start = before?.type === 'text' ? before.value.trimEnd() : ''
  const end = after.type === 'text' ? after.value.trimStart() : ''
  const spaces =
    (before?.type === 'text' ? before.value.slice(start.length) : '') +
    (after.type === 'text' ? after.value.slice(0, after.value.length - end.length) : '')
  const isFirst = before === undefined || before.type === 'break'
  const between = isFirst || spaces === '' ? '' : spaces.includes('\n') ? '\n' : ' '
  return [
    ...(before === undefined || before.type === 'text' ? [] : [before]),
    ...textOf(start + between + end),
    ...(after.type === 'text' ? [] : [after]),
  ]
}

function withoutEnd(nodes: Nodes[]): Nodes[] {
  const last = nodes.at(-1)
  return last?.type === 'text' ? [...nodes.slice(0, -1), ...textOf(last.value.trimEnd())] : nodes
}

function textOf(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
