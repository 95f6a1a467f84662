import type { PostMeta } from '../../../engine/model/page.ts'
import { Link } from '../../../engine/shell/context.tsx'
import { useLabels } from '../../../engine/shell/use-labels.ts'
import { blogStrings } from '../strings.ts'
import { Day } from './Day.tsx'
import { ReadingTime } from './ReadingTime.tsx'

/** What stands above the text of a post: title, who wrote it and when, how long it takes. Rendered at build time only. */
export function PostHead({ meta }: { readonly meta: PostMeta }) {
  const strings = useLabels(blogStrings)
  const [beforeDate, afterDate] = strings.updated.split('{date}')
  return (
    <>
      <h1>{meta.title}</h1>
      <ul className="post-facts">
        <li>
          <Day day={meta.date} />
          {meta.updated !== null && (
            <span className="post-updated">
              , {beforeDate}
              <Day day={meta.updated} />
              {afterDate}
            </span>
          )}
        </li>
        {meta.authors.map(({ name, path }) => (
          <li key={path}>
            <Link path={path} rel="author">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <ReadingTime minutes={meta.minutes} />
        </li>
      </ul>
      {meta.unpublished && <p className="post-state">{strings.unpublished[meta.unpublished]}</p>}
    </>
  )
}
