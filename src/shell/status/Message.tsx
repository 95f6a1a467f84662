import type { ReactNode } from 'react'
import styles from './Message.module.css'

interface Props {
  readonly title: string
  readonly action: string
  readonly onAction: () => void
  readonly children: ReactNode
}

/** In place of a page: what went wrong, and a button. */
export function Message({ title, action, onAction, children }: Props) {
  return (
    <main className={styles.message} id="main" tabIndex={-1}>
      <div role="alert">
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <button className={styles.button} type="button" onClick={onAction}>
        {action}
      </button>
    </main>
  )
}
