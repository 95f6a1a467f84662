import { fill } from '../../../engine/labels/plural.ts'
import type { BlogListMeta } from '../../../engine/model/page.ts'
import { Link } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'

interface Props {
  readonly meta: BlogListMeta
  readonly page: number
  readonly pages: number
}

/** The pages of the index before and after this one. */
export function BlogPages({ meta: { newerPage, olderPage }, page, pages }: Props) {
  const strings = useLabels(blogStrings)
  if (pages < 2) return null
  return (
    <nav className="blog-pages" aria-label={strings.pages}>
      {newerPage !== undefined && (
        <Link className="blog-newer" path={newerPage} rel="prev">
          <span className="icon icon-arrow-left" aria-hidden="true" />
          {strings.newerPosts}
        </Link>
      )}
      <span className="blog-page">{fill(strings.place, { page: String(page), pages: String(pages) })}</span>
      {olderPage !== undefined && (
        <Link className="blog-older" path={olderPage} rel="next">
          {strings.olderPosts}
          <span className="icon icon-arrow-right" aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
