import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { walkElements } from '../walk.ts'

/** Collects every id that a fragment can name, and reports those that stand twice. */
export function rehypeIds(tree: Root, file: VFile): void {
  const ids = new Set<string>()
  walkElements(tree, (element) => {
    const { id } = element.properties
    if (typeof id !== 'string' || id === '') return
    if (ids.has(id)) report(file, element, `The id "${id}" stands twice on this page.`, 'Give one of them another id.')
    ids.add(id)
  })
  file.data.ids = [...ids]
}
