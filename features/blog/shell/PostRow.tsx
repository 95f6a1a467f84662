import type { PostCard } from '../../../engine/model/blog.ts'
import { formatDay } from '../../../engine/model/locale.ts'
import { Link, useLocale } from '../../../engine/shell/context.tsx'

interface Props {
  readonly post: PostCard
  /** False where the year stands above. */
  readonly withYear: boolean
}

/** A post on one line of a list: its day and its title. */
export function PostRow({ post: { path, meta }, withYear }: Props) {
  const locale = useLocale()
  const day = withYear ? formatDay(meta.date, locale) : formatDay(meta.date, locale, { day: 'numeric', month: 'long' })
  return (
    <li className="post-row">
      <time dateTime={meta.date}>{day}</time>
      <Link path={path}>{meta.title}</Link>
      {withYear && <p>{meta.description}</p>}
    </li>
  )
}
