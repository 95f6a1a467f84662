import type { VFile } from 'vfile'
import { type Positioned, placeOf } from '../report.ts'
import type { Target } from './resolve-link.ts'

/** Collects a link, so that what it leads to is checked, and gives its href. */
export function noteLink(url: string, { href, ...target }: Target, node: Positioned, file: VFile): string | undefined {
  const { line = 1, column = 1 } = placeOf(file, node)
  file.data.links = [...(file.data.links ?? []), { url, line, column, ...target }]
  return href
}
