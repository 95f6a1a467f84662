import { useEffect, useRef, useState } from 'react'

/** No double click takes longer. */
const calmMilliseconds = 600

interface Props {
  readonly label: string
  /** Whose button it is: a page has many samples, and in a list of its buttons each says which one it means. */
  readonly file: string
  readonly onPress: () => void
  readonly onPointerEnter?: () => void
}

/** A button whose word changes by a press, but not under the second click of a double click, which does nothing. */
export function CalmButton({ label, file, onPress, onPointerEnter }: Props) {
  const [held, setHeld] = useState<string>()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const press = () => {
    if (held !== undefined) return
    setHeld(label)
    timer.current = window.setTimeout(() => setHeld(undefined), calmMilliseconds)
    onPress()
  }
  const shown = held ?? label
  return (
    <button
      type="button"
      className="tool-button"
      aria-label={`${shown}: ${file}`}
      onPointerEnter={onPointerEnter}
      onClick={press}
    >
      {shown}
    </button>
  )
}
