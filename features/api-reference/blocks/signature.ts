import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { signatureOf } from '../../../engine/markdown/blocks/signature-block.ts'
import type { Block } from '../../../engine/markdown/directive.ts'
import { report } from '../../../engine/markdown/report.ts'
import { type ApiTarget, lookUp } from '../lookup.ts'
import { written, writtenWhole } from '../written.ts'

/**
 * `:::signature{of="$.cd"}`: how a name is called, from the types of the packages. Several names take commas; `whole` shows
 * types with their members.
 */
export function signature(block: Block, file: VFile): RootContent[] {
  const { of = '', whole } = block.attributes
  const write = whole === undefined ? written : writtenWhole
  const lines = of.split(',').flatMap((part) => {
    const path = part.trim()
    const found = foundIn(path, block, file)
    return found ? write(path, found) : []
  })
  return [signatureOf(block.node, { lang: 'ts', value: lines.join('\n') })]
}

/** What a path of a block leads to; reported where it leads nowhere. */
export function foundIn(path: string, block: Block, file: VFile): ApiTarget | undefined {
  const found = path === '' ? { problem: `The block ":::${block.node.name}" names nothing.` } : lookUp(path)
  if ('entry' in found) return found
  const hint = found.nearest
    ? `Did you mean "${found.nearest}"?`
    : `Write :::${block.node.name}{of="…"} with a name of the packages; npm run api reads them anew.`
  report(file, block.node, found.problem, hint)
}
