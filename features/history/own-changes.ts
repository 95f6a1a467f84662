import type { Change, History } from '../../engine/read/history/history.ts'

/** Least number of pages that make a mass edit: on a small site a third of the pages is a change like any other. */
const manyPages = 12

/** A change, with those of the pages that it touched. */
export interface OwnChange extends Change {
  /** In the order of the pages. */
  readonly pages: readonly string[]
}

/**
 * Changes of some pages, by their files. What touched more than a third of them at once is left out: it says nothing of any
 * one of them.
 */
export function ownChanges(history: History, pages: readonly string[]): OwnChange[] {
  return history.flatMap((change) => {
    const touched = new Set(change.files)
    const own = pages.filter((file) => touched.has(file))
    const isMassEdit = own.length > Math.max(manyPages, pages.length / 3)
    return own.length === 0 || isMassEdit ? [] : [{ ...change, pages: own }]
  })
}
