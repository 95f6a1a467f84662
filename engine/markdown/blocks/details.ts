import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { ContainerDirective, State } from '../directive.ts'
import { stringsOf } from '../report.ts'
import { checkFilled, openBlock } from './block.ts'

/** `:::details[Title]{#id}`: closed until the reader opens it, or a link leads into it. */
export function details(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file, ['id'])
  const { id } = block.attributes
  checkFilled(block, file)
  return h(
    'details',
    { className: ['details'], ...(id ? { id } : {}) },
    h('summary', block.title ? state.all(block.title) : stringsOf(file).details),
    h('div', { className: ['details-body'] }, state.all(block.body)),
  )
}
