import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { type Found, lookUp } from '../../reference/lookup.ts'
import { written, writtenWhole } from '../../reference/written.ts'
import { attributesOf, type Block, type ContainerDirective, openBlock, type State } from '../blocks/block.ts'
import { report } from '../report.ts'

/**
 * `:::signature{of="$.cd"}`: how a name is called, from the types of the packages. Several names take commas; `whole` shows
 * types with their members.
 */
export function signature(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file)
  const { of = '', whole } = attributesOf(block, ['of', 'whole'], file)
  if (node.children.length > 0) {
    report(file, node, 'The block ":::signature" holds nothing.', 'Write the text below it.')
  }
  const lines = of.split(',').flatMap((part) => {
    const path = part.trim()
    const found = foundIn(path, block, file)
    return found ? (whole === undefined ? written : writtenWhole)(path, found) : []
  })
  const element = h('pre', { className: ['signature'], tabIndex: 0 }, [h('code', lines.join('\n'))])
  state.patch(node, element)
  return element
}

/** What a path of a block leads to; reported where it leads nowhere. */
export function foundIn(path: string, block: Block, file: VFile): Found | undefined {
  const found = path === '' ? { problem: `The block ":::${block.node.name}" names nothing.` } : lookUp(path)
  if ('entry' in found) return found
  const hint = found.nearest
    ? `Did you mean "${found.nearest}"?`
    : `Write :::${block.node.name}{of="…"} with a name of the packages; npm run api reads them anew.`
  report(file, block.node, found.problem, hint)
}
