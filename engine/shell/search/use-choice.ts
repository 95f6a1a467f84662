import { type KeyboardEvent, type RefObject, useState } from 'react'
import { isModified } from '../keys/is-modified.ts'

/** The option that Enter takes. */
export interface Choice {
  readonly index: number
  readonly choose: (key: string | null) => void
  /** Moves with arrows, Home and End. Returns whether the key was one of these. */
  readonly move: (event: KeyboardEvent) => boolean
}

/**
 * Keeps the choice among options. It is held by its key, so that hits which come in between do not move it; as long as
 * the reader has chosen none, it is the first.
 */
export function useChoice(keys: readonly string[], list: RefObject<HTMLElement | null>): Choice {
  const [chosen, choose] = useState<string | null>(null)
  const index = Math.max(chosen === null ? 0 : keys.indexOf(chosen), 0)

  const move = (event: KeyboardEvent) => {
    if (isModified(event)) return false
    const next = target(event.key, index, keys.length)
    const key = next === undefined ? undefined : keys[next]
    if (key === undefined) return false
    choose(key)
    // The option exists already.
    list.current?.querySelectorAll('[role="option"]')[next ?? 0]?.scrollIntoView({ block: 'nearest' })
    return true
  }
  return { index, choose, move }
}

/** Down on the last option leads to the first. */
function target(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowUp') return (index + length - 1) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
