import { mainId } from '../../model/shell-ids.ts'
import { useShell } from '../context.tsx'
import styles from './SkipLink.module.css'

/** The first thing that Tab reaches: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {useShell().strings.skipToContent}
    </a>
  )
}
