import type { PostMeta } from '../../../engine/model/page.ts'
import { Pagination } from '../../../engine/shell/doc/Pagination.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'
import { TagLinks } from './TagLinks.tsx'

/** What stands below the text of a post: its tags, and the posts before and after it. Rendered at build time only. */
export function PostFoot({ meta: { tags, newer, older } }: { readonly meta: PostMeta }) {
  const { neighbours, newer: previous, older: next } = useLabels(blogStrings)
  return (
    <footer className="post-foot">
      <TagLinks tags={tags} />
      {/* In the order of the lists the older post comes next. */}
      <Pagination previous={newer} next={older} labels={{ pagination: neighbours, previous, next }} />
    </footer>
  )
}
