import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { Document, isScalar, visit } from 'yaml'
import type { Block } from '../../../engine/markdown/directive.ts'
import { contextOf, labelsOf } from '../../../engine/markdown/report.ts'
import { configDefaults } from '../rules/facts.ts'
import { effectAt } from '../rules/keys.ts'
import { referenceStrings } from '../strings.ts'

/** `:::config-defaults`: what a configuration has before a file is read, and what of it does nothing. */
export function configDefaultsSample(_: Block, file: VFile): RootContent[] {
  const document = new Document(configDefaults)
  const { toolVersion } = contextOf(file)
  const note = ` ${labelsOf(file, referenceStrings).effects.none.replace('{version}', toolVersion).replace(/\.$/, '')}`
  visit(document, {
    Pair(_, pair, above) {
      const keys = [...above, pair].flatMap((one) => ('key' in one && isScalar(one.key) ? [String(one.key.value)] : []))
      if (isScalar(pair.value) && effectAt(keys) === 'none') pair.value.comment = note
    },
  })
  return [{ type: 'code', lang: 'yaml', value: document.toString().trim() }]
}
