import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { ContainerDirective, State } from '../directive.ts'
import { report } from '../report.ts'
import { openBlock } from './block.ts'

const form = 'Write the text first and the samples after it.'

/** `:::columns`: text on one side, from the first sample on everything on the other; one below the other on phones. */
export function columns(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const { children } = openBlock(node, file).body
  const split = children.findIndex(({ type }) => type === 'code' || type === 'containerDirective')
  if (split < 1) report(file, node, 'The block ":::columns" holds a text and samples.', form)
  const side = (part: typeof children) =>
    h('div', { className: ['column'] }, state.all({ type: 'root', children: part }))
  return h('div', { className: ['columns'] }, [side(children.slice(0, split)), side(children.slice(split))])
}
