import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly label: string
  readonly children: ReactNode
}

/** A menu of the navbar as it is in the drawer: a group of links that opens in place. */
export function Disclosure({ summary, label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        <span className={`icon icon-chevron-right ${styles.chevron}`} aria-hidden="true" />
      </summary>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </details>
  )
}
