import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { stringsOf } from '../report.ts'
import type { ContainerDirective, State } from './block.ts'
import { attributesOf, checkFilled, openBlock } from './block.ts'

/** `:::details[Title]{#id}`: closed until the reader opens it, or a link leads into it. */
export function details(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file)
  const { id } = attributesOf(block, ['id'], file)
  checkFilled(block, file)
  const element = h(
    'details',
    { className: ['details'], ...(id ? { id } : {}) },
    h('summary', block.title ? state.all(block.title) : stringsOf(file).details),
    h('div', { className: ['details-body'] }, state.all(block.body)),
  )
  state.patch(node, element)
  return element
}
