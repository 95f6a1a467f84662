import { useEffect, useState } from 'react'
import { decode } from '../../model/decode.ts'
import type { PageLink } from '../../model/page.ts'
import { canonicalPath, pathOf } from '../../model/route.ts'
import { mainId, nearestPagesId } from '../../model/shell-ids.ts'
import { Link, useLocale, useShell } from '../context.tsx'
import styles from './NotFound.module.css'
import { nearestRoutes } from './nearest-routes.ts'

/** The page for addresses that lead nowhere. Its text needs no script; with one it offers the pages that may be meant. */
export default function NotFound() {
  const { strings } = useShell()
  const nearest = useNearest()
  return (
    <main className={styles.page} id={mainId} tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p>{strings.notFoundText}</p>
      <p>{strings.notFoundReport}</p>
      {nearest.length > 0 && (
        <nav className={styles.nearest} aria-labelledby={nearestPagesId}>
          <h2 className={styles.heading} id={nearestPagesId}>
            {strings.notFoundNearest}
          </h2>
          <ul className={styles.list}>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <Link path={path}>{title}</Link>
                <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <Link path={useLocale().path}>{strings.notFoundHome}</Link>
      </p>
    </main>
  )
}

/** Reads the address from the browser, since one file answers for all unknown addresses. */
function useNearest(): readonly PageLink[] {
  const { routesUrl, base } = useShell()
  const [nearest, setNearest] = useState<readonly PageLink[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const path = canonicalPath(pathOf(decode(window.location.pathname), base) ?? '/')
    fetch(routesUrl, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<PageLink[]>) : []))
      .then((routes) => setNearest(nearestRoutes(path, routes)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [routesUrl, base])
  return nearest
}
