import type { ReactNode } from 'react'
import styles from './Dropdown.module.css'

interface DropdownProps {
  /** What the closed menu shows. */
  readonly summary: ReactNode
  /** Name of the list for screen readers. */
  readonly label: string
  /** Rows, each an `<li>`. */
  readonly children: ReactNode
}

/** A menu of the bar. It opens without JavaScript; `attachDropdowns` adds what a menu does beyond that. */
export function Dropdown({ summary, label, children }: DropdownProps) {
  return (
    <details className={styles.dropdown} data-dropdown="" name="navbar-dropdown">
      <summary className={styles.summary}>
        {summary}
        <span className={`icon icon-chevron-down ${styles.chevron}`} aria-hidden="true" />
      </summary>
      <ul className={styles.menu} aria-label={label}>
        {children}
      </ul>
    </details>
  )
}
