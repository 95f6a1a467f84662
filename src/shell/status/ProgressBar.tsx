import { useArriving, usePage, useShell } from '../context.tsx'
import styles from './ProgressBar.module.css'

/** Shows that the next page is under way. The stylesheet waits 200 ms before it appears: most pages are faster. */
export function ProgressBar() {
  const { strings } = useShell()
  const page = usePage()
  if ((useArriving() ?? page).status !== 'loading') return null
  return <div className={styles.bar} role="progressbar" aria-label={strings.loading} />
}
