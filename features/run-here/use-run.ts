import { useEffect, useRef, useState } from 'react'
import type { RunRequest, StopReason } from './messages.ts'
import { startRun } from './runner.ts'

/** How far a run has got. */
export type RunState = 'idle' | 'loading' | 'running' | { readonly code: number } | { readonly stopped: StopReason }

export interface Run {
  readonly state: RunState
  readonly output: string
  start(request: RunRequest): void
  stop(): void
  /** Ends the run and forgets what it printed. */
  clear(): void
}

/** One run after the other; the last one ends with the component. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>('idle')
  const [output, setOutput] = useState('')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const ended = (end: RunState) => {
    stop.current = () => {}
    setState(end)
  }
  const start = (request: RunRequest) => {
    stop.current()
    setOutput('')
    setState('loading')
    stop.current = startRun(request, {
      started: () => setState('running'),
      printed: (text) => setOutput((known) => known + text),
      ended,
    })
  }
  const clear = () => {
    stop.current()
    setOutput('')
    setState('idle')
  }
  return { state, output, start, stop: () => stop.current(), clear }
}
