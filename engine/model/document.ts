import type { PageData } from './page.ts'

/** What the document carries for the client, as JSON in `<script id="page-data">`; the article is not in it. */
export type DocumentData = Pick<PageData, 'build' | 'meta' | 'shell'>
