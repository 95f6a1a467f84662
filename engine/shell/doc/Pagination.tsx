import type { ShellStrings } from '../../labels/en/pages.ts'
import type { PageLink } from '../../model/page.ts'
import { Link, useShell } from '../context.tsx'
import styles from './Pagination.module.css'

interface Props {
  readonly previous?: PageLink
  readonly next?: PageLink
  /** Where they are not simply the previous and the next page. */
  readonly labels?: Pick<ShellStrings, 'pagination' | 'previous' | 'next'>
}

/** The pages before and after this one, in the order of the sidebar or of the blog. */
export function Pagination({ previous, next, labels }: Props) {
  const shell = useShell()
  const strings = labels ?? shell.strings
  if (!previous && !next) return null
  return (
    <nav className={styles.pagination} aria-label={strings.pagination}>
      {previous && (
        <Link className={styles.link} path={previous.path} rel="prev">
          <span className={styles.direction}>
            <span className="icon icon-arrow-left" aria-hidden="true" />
            {strings.previous}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className={`${styles.link} ${styles.next}`} path={next.path} rel="next">
          <span className={styles.direction}>
            {strings.next}
            <span className="icon icon-arrow-right" aria-hidden="true" />
          </span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
    </nav>
  )
}
