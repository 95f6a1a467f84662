import { documentTitle } from '../../model/title.ts'
import type { PageOnScreen } from './page-store.ts'

/** Gives the document the title of a page. */
export function showTitle({ data, shell }: PageOnScreen): void {
  document.title = documentTitle(data.meta.title, shell.siteTitle, shell.titleDelimiter)
}
