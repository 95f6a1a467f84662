import { mainId, nearestPagesId } from '../../model/shell-ids.ts'
import { Link, useLocale, useShell } from '../context.tsx'
import styles from './NotFound.module.css'
import { useOffers } from './not-found-offers.ts'

/** The page for addresses that lead nowhere. Its text needs no script; with one it offers the pages that may be meant. */
export default function NotFound() {
  const { strings, locales } = useShell()
  const { elsewhere, nearest } = useOffers()
  return (
    <main className={styles.page} id={mainId} tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p>{strings.notFoundText}</p>
      <p>{strings.notFoundReport}</p>
      {elsewhere.map(({ path, title, locale }) => {
        const lang = locales.find(({ code }) => code === locale)?.htmlLang
        return (
          <p key={path}>
            {strings.notFoundElsewhere}{' '}
            <Link path={path} lang={lang} hrefLang={lang}>
              {title}
            </Link>
          </p>
        )
      })}
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
