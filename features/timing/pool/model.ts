import type { Connection } from '../outcomes.ts'
import type { Step } from './plan.ts'

export interface PoolSettings {
  readonly maxConnections: number
  readonly idleTimeout: number
  /** How long a connection takes to come about. */
  readonly connect: number
  readonly steps: readonly Step[]
}

/** A command as it ran: from when its connection was there until it ended or the pool closed its connection. */
export interface PoolRun {
  readonly step: Step
  readonly connection: Connection
  readonly start: number
  end: number
  isCut: boolean
}

/** The time between two checks of the pool. The first comes that long after the engine was made. */
export const checkInterval = 60_000
/** The age at which a connection is closed. */
export const lifetime = 3_600_000
