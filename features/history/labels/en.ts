import type { PluralForms } from '../../../engine/labels/plural.ts'

/** Labels of lists of changes. They are written at build time and never reach a reader's JavaScript. */
export const history = {
  /** Pages of a change that are not listed. */
  morePages: { one: 'and {count} more page', other: 'and {count} more pages' } as PluralForms,
  /** In place of a list. */
  unknown: 'This build knows no history: it was made without Git, or from a shallow clone.',
  /** Of the feeds: `{site}`. */
  feedTitle: 'Changes of the documentation of {site}',
  feedDescription: 'What has changed in the pages, in the words of who changed them.',
}

export type HistoryStrings = typeof history

/** What marks of changes say. */
export interface ChangesStrings {
  /** Behind a link of the sidebar, for readers aloud. */
  readonly changed: string
  /** Below the title of a page. */
  readonly page: string
  readonly pages: PluralForms
  readonly list: string
  readonly hide: string
}

export const changes: ChangesStrings = {
  changed: '(changed)',
  page: 'Changed since your last visit',
  pages: {
    one: '{count} page has changed since your last visit.',
    other: '{count} pages have changed since your last visit.',
  },
  list: 'What has changed',
  hide: 'Hide the marks of changes',
}
