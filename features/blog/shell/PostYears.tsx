import type { PostCard } from '../../../engine/model/blog.ts'
import { PostRow } from './PostRow.tsx'

/** The archive: all posts, year by year. */
export function PostYears({ posts }: { readonly posts: readonly PostCard[] }) {
  const years = [...new Set(posts.map(yearOf))]
  return years.map((year) => (
    <section className="blog-year" key={year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ol className="post-rows">
        {posts
          .filter((post) => yearOf(post) === year)
          .map((post) => (
            <PostRow key={post.path} post={post} withYear={false} />
          ))}
      </ol>
    </section>
  ))
}

function yearOf({ meta }: PostCard): string {
  return meta.date.slice(0, 4)
}
