import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { keepInTab, keptInTab } from '../../engine/tools/kept-in-tab.ts'
import { keyOf, type Sample, sampleAt } from './sample.ts'

/** A sample, and what the reader has made of it. */
export interface Edit {
  readonly sample: Sample
  /** The reader's text; undefined while nobody edits. */
  readonly text: string | undefined
  change(text: string): void
  reset(): void
  /** Brings back the text before the last reset; undefined where there is none. */
  readonly undo: (() => void) | undefined
}

/** The sample that a place belongs to, with the edit of it that this tab has seen, in whichever language. */
export function useEdit(place: RefObject<HTMLElement | null>): Edit {
  const [sample, setSample] = useState<Sample>({ file: '', text: '', recorded: '' })
  const [text, setText] = useState<string>()
  const [lost, setLost] = useState<string>()
  const key = useRef('')
  useLayoutEffect(() => {
    if (!place.current) return
    const found = sampleAt(place.current)
    key.current = keyOf(place.current, found)
    setSample(found)
    setText(keptInTab(key.current))
  }, [place])
  const change = (next: string) => {
    setText(next)
    setLost(undefined)
    keepInTab(key.current, next === sample.text ? undefined : next)
  }
  const reset = () => {
    setLost(text === sample.text ? undefined : text)
    setText(undefined)
    keepInTab(key.current, undefined)
  }
  return { sample, text, change, reset, undo: lost === undefined ? undefined : () => change(lost) }
}
