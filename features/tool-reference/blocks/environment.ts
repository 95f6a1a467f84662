import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { cell, code, row } from '../../../engine/markdown/nodes.ts'
import { labelsOf } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import { variables } from '../rules/facts.ts'
import { referenceStrings } from '../strings.ts'
import { configWordsFor } from './config-keys.ts'
import { anchorTo, exampleOf, meaning } from './parts.ts'

/** `:::environment`: the environment variables that the tool reads. */
export function environment({ node }: Block, file: VFile): RootContent[] {
  const words = configWordsFor(node, file)
  if (!words) return []
  const { variable, byDefault, meaning: heading } = labelsOf(file, referenceStrings)
  const rows = Object.entries(variables).map(([name, { effect, default: given, example }]) => {
    const id = name.replaceAll(/[<>]/g, '')
    const said = words.environment[name]
    const cells = [
      [code(name, 'name'), anchorTo(id, name, file)],
      cell(given === undefined ? [] : [code(given)], 'default'),
      said ? meaning(effect ?? 'works', said, file, exampleOf(example, file)) : [],
    ]
    return row(cells, { id })
  })
  return [namesTable([variable, byDefault, heading], rows)]
}
