import { useState } from 'react'
import { labelsIn } from '../../labels/labels-in.ts'
import { toolsStrings } from '../../labels/tools-strings.ts'
import type { LocaleCode } from '../../model/locale.ts'
import styles from './parts.module.css'

interface CopyButtonProps {
  readonly locale: LocaleCode
  readonly label: string
  readonly text: () => string
}

/** Copies a text and says so in the button, for as long as the button has the focus. */
export function CopyButton({ locale, label, text }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  const { copied, refused } = labelsIn(toolsStrings, { code: locale })
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid(copied),
      () => setSaid(refused),
    )
  return (
    <button type="button" className={styles.button} onClick={copy} onBlur={() => setSaid(undefined)}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  )
}
