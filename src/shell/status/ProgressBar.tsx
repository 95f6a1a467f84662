import { usePage, useShell } from '../context.tsx'
import { usePendingPage } from '../pending-page.ts'
import styles from './ProgressBar.module.css'

/** Shows that the next page is under way. The stylesheet waits 200 ms before it appears: most pages are faster. */
export function ProgressBar() {
  const { strings } = useShell()
  const page = usePage()
  if ((usePendingPage() ?? page).status !== 'loading') return null
  return <div className={styles.bar} role="progressbar" aria-label={strings.loading} />
}
