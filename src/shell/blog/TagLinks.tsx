import type { PageLink } from '../../model/page.ts'
import { blogStrings } from '../../strings/blog-strings.ts'
import { Link, useShell } from '../context.tsx'

/** The tags of a post. */
export function TagLinks({ tags }: { readonly tags: readonly PageLink[] }) {
  const strings = blogStrings[useShell().locale]
  return (
    <ul className="post-tags" aria-label={strings.tags}>
      {tags.map(({ title, path }) => (
        <li key={path}>
          <Link path={path} rel="tag">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
