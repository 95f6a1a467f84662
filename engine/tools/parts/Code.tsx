import type { ReactNode } from 'react'
import parts from './parts.module.css'

interface CodeProps {
  readonly text: ReactNode
  /** What it is; read out where a reader stops at it. */
  readonly label: string
  readonly style?: string | undefined
}

/** Code or output. What is wider than its frame is scrolled by keyboard as well. */
export function Code({ text, label, style = '' }: CodeProps) {
  return (
    <section aria-label={label}>
      <pre className={`${parts.output} ${style}`} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  )
}
