import type { ReactNode } from 'react'
import styles from '../../engine/tools/parts/parts.module.css'

interface CheckProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** A box to check, with its label. */
export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
