import type { PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'

/** What the build shows of a page. */
export interface PageContent {
  readonly meta: PageMeta
  readonly path: Path
  /** HTML of the article, or of what else the page holds. */
  readonly html: string
  /** Items of its table of contents, if it has one. */
  readonly contents: string | undefined
  /** Whether a sidebar stands beside it. */
  readonly hasSidebar: boolean
}
