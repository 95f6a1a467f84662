import type { PageData } from './page.ts'

/** What the document carries for the client, as JSON in `<script id="page-data">`; the article is not in it. */
export type DocumentData = Pick<PageData, 'build' | 'meta' | 'shell'>

/** Ids by which the client finds its parts in the document. */
export const documentIds = { root: 'root', data: 'page-data', main: 'main', sidebar: 'docs-sidebar-content' } as const
