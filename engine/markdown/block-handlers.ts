import type { ElementContent } from 'hast'
import { suggestion } from '../model/nearest.ts'
import { ownValue } from '../model/own-value.ts'
import { type BlockWriter, partNamed, partNames } from './article-part.ts'
import { actions } from './blocks/actions.ts'
import { admonition, admonitionKinds } from './blocks/admonition.ts'
import { columns } from './blocks/columns.ts'
import { details } from './blocks/details.ts'
import { cards } from './blocks/link-cards.ts'
import { pair } from './blocks/pair.ts'
import { signatureBlock } from './blocks/signature-block.ts'
import { tabs } from './blocks/tabs.ts'
import { targetSamples } from './blocks/target-samples.ts'
import { tool } from './blocks/tool.ts'
import type { ContainerDirective, State } from './directive.ts'
import { partsOf, report } from './report.ts'

const writers = new Map<string, BlockWriter>([
  ...Object.keys(admonitionKinds).map((name): [string, BlockWriter] => [name, admonition]),
  ['tabs', tabs],
  ['details', details],
  ['cards', cards],
  ['actions', actions],
  ['columns', columns],
  ['targets', targetSamples],
  ['pair', pair],
  ['tool', tool],
  ['signature', signatureBlock],
  ['synopsis', signatureBlock],
])

/** Blocks that stand in another one alone. */
const outerBlocks: Readonly<Record<string, string>> = { tab: 'tabs', before: 'pair', after: 'pair' }

/** Writes a `:::block` as HTML. A block that is not known, or not here, is reported and shows its content. */
export function containerDirective(state: State, node: ContainerDirective): ElementContent | ElementContent[] {
  const { file } = state.options
  if (!file) throw new Error('remark-rehype gave no file')
  const parts = partsOf(file)
  const write = writers.get(node.name) ?? partNamed(parts, 'blocks', node.name)
  if (write) {
    const element = write(state, node, file)
    state.patch(node, element)
    return element
  }
  const outer = ownValue(outerBlocks, node.name)
  if (outer) {
    const hint = `Put "::::${outer}" around it.`
    report(file, node, `The block ":::${node.name}" stands outside ":::${outer}".`, hint)
  } else {
    const ofFeatures = [...partNames(parts, 'blocks'), ...partNames(parts, 'drawn')]
    const names = [...new Set([...writers.keys(), ...Object.keys(outerBlocks), ...ofFeatures])]
    report(file, node, `Unknown block ":::${node.name}".`, suggestion(node.name, names))
  }
  return state.all(node)
}
