import { usePage, useShell } from '../context.tsx'
import { usePendingPage } from '../pending-page.ts'
import styles from './ProgressBar.module.css'

/** Shows that the next page is loading; the stylesheet delays it by 200 ms. */
export function ProgressBar() {
  const { strings } = useShell()
  const page = usePage()
  if ((usePendingPage() ?? page).status !== 'loading') return null
  return <div className={styles.bar} role="progressbar" aria-label={strings.loading} />
}
