import type { BlogListContent } from '../../../engine/model/blog.ts'
import { PostRow } from './PostRow.tsx'

/** The posts of an author or with a tag. */
export function PostRows({ description, url, posts }: Extract<BlogListContent, { shape: 'posts' }>) {
  return (
    <>
      {description && <p className="blog-lead">{description}</p>}
      {url && (
        <p className="blog-elsewhere">
          <a className="external" href={url} rel="me noopener">
            {url.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        </p>
      )}
      <ol className="post-rows">
        {posts.map((post) => (
          <PostRow key={post.path} post={post} withYear />
        ))}
      </ol>
    </>
  )
}
