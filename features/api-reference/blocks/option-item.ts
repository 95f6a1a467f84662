import type { ListItem, PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** What an author says of an option: an item "- `timeout` = `30000` ms: how long a command may take". */
export interface WrittenOption {
  readonly name: string
  readonly byDefault?: PhrasingContent[]
  readonly text: PhrasingContent[]
  readonly item: ListItem
}

/** Reads an item, or nothing where it has another form. */
export function readOption(item: ListItem): WrittenOption | undefined {
  const [paragraph, ...others] = item.children
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined
  const [code, ...rest] = paragraph.children
  if (code?.type !== 'inlineCode') return undefined
  const [before, text] = atColon(rest)
  if (!text) return undefined
  const name = code.value.replace(/\(.*\)$/, '')
  const cell = asCell(text)
  if (before.length === 0) return { name, text: cell, item }
  const [first, ...more] = before
  if (first?.type !== 'text' || !first.value.startsWith(' = ')) return undefined
  const start = first.value.slice(' = '.length)
  return { name, byDefault: start ? [{ type: 'text', value: start }, ...more] : more, text: cell, item }
}

/** A cell begins with a capital, and one sentence ends without a full stop, as in tables that are written by hand. */
function asCell([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  const cell = first ? [withCapital(first), ...rest] : []
  const last = cell.at(-1)
  const isOneSentence = !/\.\s\S/.test(textOf(cell))
  if (last?.type !== 'text' || !isOneSentence) return cell
  const value = last.value.replace(/\.$/, '')
  return [...cell.slice(0, -1), ...(value ? [{ ...last, value }] : [])]
}

function withCapital<T extends PhrasingContent>(node: T): T {
  if (node.type === 'text') return { ...node, value: node.value.charAt(0).toUpperCase() + node.value.slice(1) }
  if (node.type !== 'link' && node.type !== 'strong') return node
  const [first, ...rest] = node.children
  return first ? { ...node, children: [withCapital(first), ...rest] } : node
}

/** What stands before and after the first colon in plain text. */
function atColon(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[] | undefined] {
  for (const [index, node] of nodes.entries()) {
    const colon = node.type === 'text' ? /:\s+/.exec(node.value) : null
    if (node.type !== 'text' || !colon) continue
    const head = node.value.slice(0, colon.index)
    const tail = node.value.slice(colon.index + colon[0].length)
    const before = [...nodes.slice(0, index), ...(head ? [{ ...node, value: head }] : [])]
    return [before, [...(tail ? [{ ...node, value: tail }] : []), ...nodes.slice(index + 1)]]
  }
  return [[], undefined]
}
