import type { PluralForms } from '../../../engine/labels/plural.ts'

/** Labels of the book. They are written at build time and never reach a reader's JavaScript. */
export const en = {
  /** `{site}` and `{version}` of the documented tool. */
  title: '{site} {version}: the whole documentation',
  description: 'All pages of the documentation of {site} as one document, in reading order, for printing or for a PDF.',
  pages: { one: '{count} page', other: '{count} pages' } as PluralForms,
  /** `{count}` is the number of pages, counted. */
  note: '{count} in reading order, for printing or for a PDF: use Print in your browser. Each chapter begins on a new sheet; all sections and samples are open, and tabs stand one below the other.',
  back: 'To the site',
  contents: 'Contents',
  /** Printed where the browser cannot write page numbers into the contents. */
  numbers: 'Your browser writes no page numbers into a table of contents. They stand at the foot of each page.',
}

export type BookStrings = typeof en
