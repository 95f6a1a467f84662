import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import type { ContainerDirective, State } from './block.ts'
import { openBlock } from './block.ts'

/** `:::actions`: a list of links that ask for a decision; the first one is the one that most readers want. */
export function actions(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const [list, ...others] = openBlock(node, file).body.children
  const isList = list?.type === 'list' && others.length === 0
  if (!isList) {
    report(
      file,
      node,
      'The block ":::actions" holds one list of links and nothing else.',
      'Write "- [Quick start](/docs/…)".',
    )
  }
  const items = isList ? list.children.map((item) => h('li', state.all({ type: 'root', children: linksOf(item) }))) : []
  return h('ul', { className: ['actions'] }, items)
}

type Item = Extract<ContainerDirective['children'][number], { type: 'list' }>['children'][number]

/** The content of a list item without its paragraph: a button needs no block inside. */
function linksOf({ children }: Item) {
  const [paragraph] = children
  return paragraph?.type === 'paragraph' ? paragraph.children : children
}
