import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { footnotesId, reservedIds } from '../../model/reserved-ids.ts'
import { report } from '../report.ts'
import { walkElements } from '../walk.ts'

/** Collects every id that a fragment can name, and reports those that stand twice, here or in the shell. */
export function rehypeIds(tree: Root, file: VFile): void {
  const ids = new Set<string>()
  walkElements(tree, (element) => {
    const { id } = element.properties
    if (typeof id !== 'string' || id === '') return
    if (ids.has(id)) report(file, element, `The id "${id}" stands twice on this page.`, 'Give one of them another id.')
    if (reservedIds.has(id) && id !== footnotesId)
      report(file, element, `The id "${id}" belongs to what stands around every page.`, 'Write another id.')
    ids.add(id)
  })
  file.data.ids = [...ids]
}
