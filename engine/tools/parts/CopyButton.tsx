import { useState } from 'react'
import { readDocument } from '../../shell/document-data.ts'

interface CopyButtonProps {
  readonly label: string
  readonly text: () => string
}

/** Copies a text and says so in the button, for as long as the button has the focus. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  const copy = () => {
    const { copied, copyFailed } = readDocument().site.labels
    navigator.clipboard.writeText(text()).then(
      () => setSaid(copied),
      () => setSaid(copyFailed),
    )
  }
  return (
    <button type="button" className="tool-button" onClick={copy} onBlur={() => setSaid(undefined)}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  )
}
