import { useShell } from '../context.tsx'
import styles from './NoSearch.module.css'

interface Props {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Below the field of the search: its code did not come. What the reader has typed stays in the field. */
export function NoSearch({ onRetry, onClose }: Props) {
  const { strings } = useShell()
  return (
    // Takes the focus of a press on the button where engines do not give it to buttons.
    <div className={styles.notice} tabIndex={-1}>
      <div role="alert">
        <p className={styles.title}>{strings.searchFailed}</p>
        <p>{strings.loadFailedHint}</p>
      </div>
      <button
        type="button"
        className={styles.retry}
        onClick={onRetry}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {strings.retry}
      </button>
    </div>
  )
}
