import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ContainerDirective, State } from '../blocks/block.ts'

/** `:::synopsis`, whose lines `remarkToolReference` has written: the look of a signature. */
export function synopsisBlock(state: State, node: ContainerDirective): ElementContent {
  const [sample] = node.children
  const lines = sample?.type === 'code' ? sample.value : ''
  const element = h('pre', { className: ['signature', 'synopsis'], tabIndex: 0 }, [h('code', lines)])
  state.patch(node, element)
  return element
}
