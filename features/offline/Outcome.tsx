import { useEffect, useRef } from 'react'
import parts from '../../engine/tools/parts/parts.module.css'
import type { OfflineStrings } from './labels/en.ts'
import styles from './OfflineTool.module.css'
import type { Offline } from './use-offline.ts'

interface OutcomeProps {
  readonly offline: Offline
  readonly strings: OfflineStrings
}

/** How the last thing has ended. It takes the focus of the button that is gone. */
export function Outcome({ offline, strings }: OutcomeProps) {
  const { outcome } = offline
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome && document.activeElement === document.body) text.current?.focus()
  }, [outcome])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className={isTrouble(outcome) ? `${styles.outcome} ${parts.problem}` : styles.outcome}
    >
      {outcomeText(offline, strings)}
    </p>
  )
}

function isTrouble(outcome: Offline['outcome']): boolean {
  return outcome !== undefined && outcome !== 'done' && outcome !== 'removed' && outcome !== 'stopped'
}

function outcomeText({ outcome, known }: Offline, strings: OfflineStrings): string {
  if (outcome === undefined) return ''
  if (outcome === 'done') return strings.done
  if (outcome === 'removed' && known?.device.kind === 'empty') return strings.removed
  const text = strings.failures[outcome]
  return known?.device.kind === 'kept' && known.device.isWhole ? `${text} ${strings.stays}` : text
}
