import { memo } from 'react'
import type { PageLink } from '../../model/page.ts'
import { Link, useShell } from '../context.tsx'
import styles from './Pagination.module.css'

/** The pages before and after this one, in the order of the sidebar. */
export const Pagination = memo(function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  const { strings } = useShell()
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
})
