import type { TimeoutOutcome } from '../outcomes.ts'
import { defaultTimeout, type Environment, measured, readyTimeout } from './measured.ts'

export interface TimeoutSettings {
  readonly place: Environment
  /** How long the connection takes, SSH alone. */
  readonly connect: number
  readonly takes: number
  /** Undefined: that of a command which sets none; 0: no limit. */
  readonly timeout: number | undefined
  /** Whether the shell starts programs, which the signal does not reach. */
  readonly children: boolean
}

export interface TimeoutSchedule {
  /** When the command starts, undefined where no connection came about. */
  readonly start: number | undefined
  /** When the script goes on. */
  readonly answer: number
  readonly outcome: TimeoutOutcome
  /** When the shell of the command ends. */
  readonly shellEnd: number | undefined
  /** When the last program of the command ends. */
  readonly end: number
}

/** What a timeout cuts off, and what goes on. */
export function timeoutSchedule({ place, connect, takes, timeout, children }: TimeoutSettings): TimeoutSchedule {
  const start = place === 'ssh' ? connect : 0
  if (start >= readyTimeout) {
    return { start: undefined, answer: readyTimeout, outcome: 'unreachable', shellEnd: undefined, end: readyTimeout }
  }
  const limit = timeout ?? defaultTimeout
  const done = start + takes
  if (limit === 0 || takes <= limit) return { start, answer: done, outcome: 'done', shellEnd: done, end: done }
  const cut = start + limit
  const { ends } = measured[place]
  return { start, answer: cut, outcome: 'timeout', shellEnd: ends ? cut : done, end: ends && !children ? cut : done }
}
