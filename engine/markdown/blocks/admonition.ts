import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { ContainerDirective, State } from '../directive.ts'
import { icon } from '../icon.ts'
import { stringsOf } from '../report.ts'
import { checkFilled, openBlock } from './block.ts'

type Kind = 'note' | 'tip' | 'info' | 'warning' | 'danger'

/** The names that authors write, and the kind that each stands for. */
export const admonitionKinds: Readonly<Record<string, Kind>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
}

/** `:::note[Title]`: a remark beside the text. */
export function admonition(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file)
  const kind = admonitionKinds[node.name] ?? 'note'
  checkFilled(block, file)
  const title = block.title ? state.all(block.title) : stringsOf(file).admonition[kind]
  return h(
    'aside',
    { className: ['admonition'], dataKind: kind },
    h('p', { className: ['admonition-title'] }, icon(kind), title),
    state.all(block.body),
  )
}
