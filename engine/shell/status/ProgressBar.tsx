import { useShell } from '../context.tsx'
import styles from './ProgressBar.module.css'

/** Shows that the next page is loading; the stylesheet delays it by 200 ms. The client shows and hides it. */
export function ProgressBar() {
  return (
    <div className={styles.bar} role="progressbar" aria-label={useShell().strings.loading} data-progress="" hidden />
  )
}
