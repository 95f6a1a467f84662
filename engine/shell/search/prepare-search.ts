import { askEarly } from '../../search/index/early.ts'
import type { ShellData } from '../shell-data.ts'

/** The code of the box, which comes in a chunk of its own. */
export const loadBox = () => import('./draw-box.tsx')

/**
 * Fetches what a search is made of when the reader comes near its field: all of it at the same time, and beside the
 * code of the shell where that is not here yet. A reader of an older version waits a round trip longer.
 */
export function prepareSearch({ search }: ShellData): void {
  for (const worker of search.workers) askEarly(worker)
  for (const { version, head } of search.indexes) if (!version) askEarly(head, 'no-cache')
  // Who needs it says that it did not come.
  loadBox().catch(() => undefined)
}
