import { useEffect, useRef, useState } from 'react'
import type { Lack, RunRequest, StopReason, Uncaught } from './messages.ts'
import { startRun } from './runner.ts'

/** How far a run has got. */
export type RunState = 'idle' | 'loading' | 'running' | { readonly code: number } | { readonly stopped: StopReason }

/** What a run has said up to now. */
interface Said {
  readonly output: string
  readonly lacks: readonly Lack[]
  readonly uncaught?: Uncaught
}

export interface Run extends Said {
  readonly state: RunState
  start(request: RunRequest): void
  stop(): void
  /** Ends the run and forgets what it printed. */
  clear(): void
}

const nothing: Said = { output: '', lacks: [] }

/** One run after the other; the last one ends with the component. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>('idle')
  const [said, setSaid] = useState(nothing)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const ended = (end: RunState) => {
    stop.current = () => {}
    setState(end)
  }
  const start = (request: RunRequest) => {
    stop.current()
    setSaid(nothing)
    setState('loading')
    stop.current = startRun(request, {
      started: () => setState('running'),
      printed: (text) => setSaid((known) => ({ ...known, output: known.output + text })),
      lacks: (what) => setSaid((known) => ({ ...known, lacks: [...new Set([...known.lacks, what])] })),
      uncaught: (uncaught) => setSaid((known) => ({ ...known, uncaught })),
      ended,
    })
  }
  const clear = () => {
    stop.current()
    setSaid(nothing)
    setState('idle')
  }
  return { state, ...said, start, stop: () => stop.current(), clear }
}
