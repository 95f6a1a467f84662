import { useShell } from '../context.tsx'
import styles from './Spinner.module.css'

/** Stands in for content that is being loaded; invisible for the first 200 ms. */
export function Spinner() {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {useShell().strings.loading}
    </div>
  )
}
