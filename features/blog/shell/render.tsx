import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogListContent } from '../../../engine/model/blog.ts'
import type { BlogListMeta, PostMeta } from '../../../engine/model/page.ts'
import { Surroundings } from '../../../engine/shell/context.tsx'
import type { ShellData } from '../../../engine/shell/shell-data.ts'
import { BlogListPage } from './BlogListPage.tsx'
import { PostFoot } from './PostFoot.tsx'
import { PostHead } from './PostHead.tsx'

/** Finished HTML of a post: what stands above and below its text as well. */
export function renderPost(shell: ShellData, meta: PostMeta, html: string): string {
  const [head, foot] = [<PostHead key="head" meta={meta} />, <PostFoot key="foot" meta={meta} />].map((part) =>
    renderToStaticMarkup(<Surroundings shell={shell}>{part}</Surroundings>),
  )
  return `${head}${html}${foot}`
}

/** Finished HTML of a list of the blog. */
export function renderBlogList(shell: ShellData, meta: BlogListMeta, content: BlogListContent): string {
  return renderToStaticMarkup(
    <Surroundings shell={shell}>
      <BlogListPage meta={meta} content={content} />
    </Surroundings>,
  )
}
