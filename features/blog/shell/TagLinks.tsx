import type { PageLink } from '../../../engine/model/page.ts'
import { Link, useShell } from '../../../engine/shell/context.tsx'
import { blogStrings } from '../strings.ts'

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
