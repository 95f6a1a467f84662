import type { Route } from './route.ts'

/** File of a language that says when its pages were changed. It has one address, so that no page changes with it. */
export const changedPagesRoute: Route = '/changes.json'

/** What the file holds; times are seconds since 1970. */
export interface ChangedPages {
  /** The last change of the documentation in any language. */
  readonly newest: number
  /** Href of the page that lists changes. */
  readonly list: string | null
  /** The last change of each page, by its href. */
  readonly pages: Readonly<Record<string, number>>
}
