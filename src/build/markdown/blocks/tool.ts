import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { suggestion } from '../../../model/nearest.ts'
import { toolAttributes } from '../../../model/tools.ts'
import { report } from '../report.ts'
import type { ContainerDirective, State } from './block.ts'
import { attributesOf, checkFilled, openBlock } from './block.ts'

/** `:::tool{name=…}`: a program in the page. What stands in the block is read where no script runs, and in print. */
export function tool(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file)
  const name = node.attributes?.name ?? ''
  const names = Object.keys(toolAttributes)
  const own = toolAttributes[name]
  if (!own) report(file, node, `There is no tool "${name}".`, suggestion(name, names))
  const { name: _, ...attributes } = attributesOf(block, ['name', ...(own ?? [])], file)
  checkFilled(block, file)
  const data = Object.entries(attributes).map(([key, value]) => [`data-${key}`, value])
  const properties = { className: ['tool'], 'data-tool': name, ...Object.fromEntries(data) }
  const element = h('div', properties, state.all(block.body))
  state.patch(node, element)
  return element
}
