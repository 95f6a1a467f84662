import type { PluralForms } from '../plural.ts'

/** Labels of lists of changes. They are written at build time and never reach a reader's JavaScript. */
export const historyEn = {
  /** Pages of a change that are not listed. */
  morePages: { one: 'and {count} more page', other: 'and {count} more pages' } as PluralForms,
  /** In place of a list. */
  unknown: 'This build knows no history: it was made without Git, or from a shallow clone.',
  /** Of the feeds: `{site}`. */
  feedTitle: 'Changes of the documentation of {site}',
  feedDescription: 'What has changed in the pages, in the words of who changed them.',
}

export type HistoryStrings = typeof historyEn
