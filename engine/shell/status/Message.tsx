import type { ReactNode } from 'react'
import styles from './message.module.css'

interface Props {
  readonly title: string
  /** By the labels of their buttons. */
  readonly actions: Readonly<Record<string, () => void>>
  readonly children: ReactNode
}

/** In place of an article: what went wrong, and what can be done. */
export function Message({ title, actions, children }: Props) {
  return (
    <div className={styles.message}>
      <div role="alert">
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.actions}>
        {Object.entries(actions).map(([label, act]) => (
          <button className={styles.button} type="button" key={label} onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
