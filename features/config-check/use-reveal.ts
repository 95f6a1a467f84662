import { useRef } from 'react'
import type { TextPlace } from '../tool-reference/rules/read-yaml.ts'

export type Reveal = (place: TextPlace) => void

/** Puts the cursor of the field at a place, with its line selected and in view. */
export function useReveal() {
  const field = useRef<HTMLDivElement>(null)
  const reveal: Reveal = ({ line, column }) => {
    const area = field.current?.querySelector('textarea')
    if (!area) return
    const lines = area.value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    area.focus()
    area.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0))
    const height = area.scrollHeight / lines.length
    area.scrollTop = height * (line - 3)
    // A field may be higher than the window, and the bars at its top lie over the page.
    const top = area.getBoundingClientRect().top + height * (line - 1) - area.scrollTop
    if (top < window.innerHeight / 4 || top > window.innerHeight * 0.8) window.scrollBy(0, top - window.innerHeight / 3)
  }
  return { field, reveal }
}
