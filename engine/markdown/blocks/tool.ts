import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { commandToolFacts } from '../../../features/command/command-facts.ts'
import { suggestion } from '../../model/nearest.ts'
import { ownValue } from '../../model/own-value.ts'
import { toolAttributes } from '../../model/tools.ts'
import { report } from '../report.ts'
import { type ContainerDirective, checkFilled, openBlock, type State } from './block.ts'

/** Facts of this site that a tool takes from its page as JSON, so that its code has no copy of them. */
const factsFor: Readonly<Record<string, (node: ContainerDirective, file: VFile) => string | undefined>> = {
  command: commandToolFacts,
}

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
  const facts = ownValue(factsFor, name)?.(node, file)
  const properties = { className: ['tool'], 'data-tool': name, ...Object.fromEntries(data), 'data-facts': facts }
  return h('div', properties, state.all(block.body))
}
