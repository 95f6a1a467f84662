import type { BlogListContent, PostCard } from '../../../engine/model/blog.ts'
import type { BlogListMeta } from '../../../engine/model/page.ts'
import { hrefOf } from '../../../engine/model/route.ts'
import { Link, useShell } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'
import { BlogPages } from './BlogPages.tsx'
import { Day } from './Day.tsx'
import { ReadingTime } from './ReadingTime.tsx'

interface Props {
  readonly meta: BlogListMeta
  readonly content: Extract<BlogListContent, { shape: 'index' }>
}

/** A page of the blog's index: posts with their summaries, the newest first. */
export function BlogIndex({ meta, content }: Props) {
  return (
    <>
      {content.page === 1 && <p className="blog-lead">{content.description}</p>}
      <Places places={content.places} />
      <ol className="posts">
        {content.posts.map((post) => (
          <Post key={post.path} post={post} />
        ))}
      </ol>
      <BlogPages meta={meta} page={content.page} pages={content.pages} />
    </>
  )
}

function Places({ places }: Pick<Props['content'], 'places'>) {
  const { base } = useShell()
  const strings = useLabels(blogStrings)
  return (
    <nav className="blog-places" aria-label={strings.lists}>
      {(['archive', 'authors', 'tags'] as const).map((name) => (
        <Link key={name} path={places[name]}>
          {strings[name]}
        </Link>
      ))}
      {(['rss', 'atom'] as const).map((name) => (
        <a key={name} href={hrefOf(places[name], base)} type={`application/${name}+xml`}>
          {strings[name]}
        </a>
      ))}
    </nav>
  )
}

function Post({ post: { path, meta, summary } }: { readonly post: PostCard }) {
  const strings = useLabels(blogStrings)
  return (
    <li className="post">
      <article className="post-entry">
        <h2 className="post-title">
          <Link path={path}>{meta.title}</Link>
        </h2>
        <p className="post-when">
          <Day day={meta.date} />
          <ReadingTime minutes={meta.minutes} />
        </p>
        <div className="post-summary">
          {meta.unpublished && <p className="post-state">{strings.unpublished[meta.unpublished]}</p>}
          <div className="article" dangerouslySetInnerHTML={{ __html: summary }} />
          <Link className="post-more" path={path}>
            <span>
              {strings.readOn} <span className="visually-hidden">{meta.title}</span>
            </span>
            <span className="icon icon-arrow-right" aria-hidden="true" />
          </Link>
        </div>
      </article>
    </li>
  )
}
