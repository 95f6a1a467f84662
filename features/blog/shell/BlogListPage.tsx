import type { BlogListContent } from '../../../engine/model/blog.ts'
import type { BlogListMeta } from '../../../engine/model/page.ts'
import { Breadcrumbs } from '../../../engine/shell/doc/Breadcrumbs.tsx'
import { BlogIndex } from './BlogIndex.tsx'
import { PostGroups } from './PostGroups.tsx'
import { PostRows } from './PostRows.tsx'
import { PostYears } from './PostYears.tsx'

interface Props {
  readonly meta: BlogListMeta
  readonly content: BlogListContent
}

/** A list of the blog. Rendered at build time only: the browser adopts it as a string. */
export function BlogListPage({ meta, content }: Props) {
  return (
    <div className="blog">
      <Breadcrumbs steps={meta.breadcrumbs} />
      <h1>{meta.title}</h1>
      <BlogList meta={meta} content={content} />
    </div>
  )
}

function BlogList({ meta, content }: Props) {
  switch (content.shape) {
    case 'index':
      return <BlogIndex meta={meta} content={content} />
    case 'years':
      return <PostYears posts={content.posts} />
    case 'groups':
      return <PostGroups groups={content.groups} />
    case 'posts':
      return <PostRows {...content} />
  }
}
