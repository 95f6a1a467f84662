import { useEffect, useEffectEvent, useRef } from 'react'
import { useShell } from '../context.tsx'
import styles from './NoSearch.module.css'

interface Props {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Below the field of the search: its code did not come. What the reader has typed stays in the field. */
export function NoSearch({ onRetry, onClose }: Props) {
  const { strings } = useShell()
  const notice = useRef<HTMLDivElement>(null)
  const onPress = useEffectEvent(({ target }: Event) => {
    // A press on the field asks again.
    if (target instanceof Node && !notice.current?.closest('search')?.contains(target)) onClose()
  })
  useEffect(() => {
    const press = (event: Event) => onPress(event)
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [])
  return (
    <div className={styles.notice} ref={notice}>
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
