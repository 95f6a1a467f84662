import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ListItem } from 'mdast'
import type { VFile } from 'vfile'
import type { ContainerDirective, State } from '../directive.ts'
import { onlyList, openBlock } from './block.ts'

/** `:::actions`: a list of links that ask for a decision; the first one is the one that most readers want. */
export function actions(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const items = onlyList(openBlock(node, file).body, 'list of links', 'Write "- [Quick start](/docs/…)".', file)
  const links = items.map((item) => h('li', state.all({ type: 'root', children: linksOf(item) })))
  return h('ul', { className: ['actions'] }, links)
}

/** The content of a list item without its paragraph: a button needs no block inside. */
function linksOf({ children }: ListItem) {
  const [paragraph] = children
  return paragraph?.type === 'paragraph' ? paragraph.children : children
}
