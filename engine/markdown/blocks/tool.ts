import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { suggestion } from '../../model/nearest.ts'
import { ownValue } from '../../model/own-value.ts'
import { toolAttributes } from '../../model/tools.ts'
import { partNamed } from '../article-part.ts'
import type { ContainerDirective, State } from '../directive.ts'
import { partsOf, report } from '../report.ts'
import { checkFilled, openBlock } from './block.ts'

/** `:::tool{name=…}`: a program in the page. What stands in the block is read where no script runs, and in print. */
export function tool(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const name = node.attributes?.name ?? ''
  const names = Object.keys(toolAttributes)
  const own = ownValue(toolAttributes, name)
  if (!own) report(file, node, `There is no tool "${name}".`, suggestion(name, names))
  const block = openBlock(node, file, ['name', ...(own ?? [])])
  const { name: _, ...attributes } = block.attributes
  checkFilled(block, file)
  const data = Object.entries(attributes).map(([key, value]) => [`data-${key}`, value])
  const facts = partNamed(partsOf(file), 'toolFacts', name)?.(node, file)
  const properties = { className: ['tool'], 'data-tool': name, ...Object.fromEntries(data), 'data-facts': facts }
  return h('div', properties, state.all(block.body))
}
