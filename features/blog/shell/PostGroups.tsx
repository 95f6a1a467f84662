import { plural } from '../../../engine/labels/plural.ts'
import type { PostGroup } from '../../../engine/model/blog.ts'
import { Link, useLocale } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'

/** Authors or tags, with the number of their posts. */
export function PostGroups({ groups }: { readonly groups: readonly PostGroup[] }) {
  const { htmlLang } = useLocale()
  const { posts } = useLabels(blogStrings)
  return (
    <ul className="post-rows">
      {groups.map(({ title, path, count, description }) => (
        <li className="post-row" key={path}>
          <span>{plural(count, posts, htmlLang)}</span>
          <Link path={path}>{title}</Link>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
