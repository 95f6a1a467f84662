import type { PageMeta } from './page.ts'

/** What the document carries for the client, as JSON in `<script id="page-data">`; the article is not in it. */
export interface DocumentData {
  readonly build: string
  readonly meta: PageMeta
  /** Href of the shell's data for the locale. */
  readonly shell: string
}

/** Ids by which the client finds its parts in the document. */
export const documentIds = { root: 'root', data: 'page-data', main: 'main', sidebar: 'docs-sidebar-content' } as const
