import type { PageLink } from '../../../engine/model/page.ts'
import { Link } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'

/** The tags of a post. */
export function TagLinks({ tags }: { readonly tags: readonly PageLink[] }) {
  const strings = useLabels(blogStrings)
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
