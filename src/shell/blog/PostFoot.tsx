import type { PageLink, PostMeta } from '../../model/page.ts'
import { blogStrings } from '../../strings/blog-strings.ts'
import { Link, useShell } from '../context.tsx'
import { TagLinks } from './TagLinks.tsx'

/** What stands below the text of a post: its tags, and the posts before and after it. Rendered at build time only. */
export function PostFoot({ meta: { tags, newer, older } }: { readonly meta: PostMeta }) {
  const strings = blogStrings[useShell().locale]
  return (
    <footer className="post-foot">
      <TagLinks tags={tags} />
      {(newer || older) && (
        <nav className="post-neighbours" aria-label={strings.neighbours}>
          {newer && <Neighbour link={newer} label={strings.newer} rel="prev" />}
          {older && <Neighbour link={older} label={strings.older} rel="next" />}
        </nav>
      )}
    </footer>
  )
}

interface NeighbourProps {
  readonly link: PageLink
  readonly label: string
  /** In the order of the lists the older post comes next. */
  readonly rel: 'prev' | 'next'
}

function Neighbour({ link, label, rel }: NeighbourProps) {
  return (
    <Link className="post-neighbour" path={link.path} rel={rel}>
      <span className="post-direction">
        {rel === 'prev' && <span className="icon icon-arrow-left" aria-hidden="true" />}
        {label}
        {rel === 'next' && <span className="icon icon-arrow-right" aria-hidden="true" />}
      </span>
      <span className="post-neighbour-title">{link.title}</span>
    </Link>
  )
}
