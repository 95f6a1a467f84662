import { hrefOf, localizedPath } from '../../../model/route.ts'
import { useLocale, useShell } from '../../context.tsx'
import styles from './SearchItem.module.css'

/** A search box that works as a form: the search page reads `q`. */
export function SearchItem() {
  const { base, strings } = useShell()
  const action = hrefOf(localizedPath('/search', useLocale()), base)
  return (
    <search>
      <form className={styles.search} action={action}>
        <span className={`icon icon-search ${styles.icon}`} aria-hidden="true" />
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder={strings.search}
          aria-label={strings.search}
          autoComplete="off"
          data-search-input=""
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
    </search>
  )
}
