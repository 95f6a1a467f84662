import { hrefOf, localizedPath } from '../../../model/route.ts'
import { useLocale, useShell } from '../../context.tsx'
import styles from './SearchItem.module.css'

/**
 * The field of the search: a form that the search page answers. `search-field.ts` opens the box that suggests. What can be read
 * back is nothing: browsers restore what was typed.
 */
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
