/** A command of a list: how long it takes, and whether it fails. */
export interface Job {
  readonly seconds: number
  readonly fails: boolean
}

export interface ParallelSettings {
  readonly jobs: readonly Job[]
  readonly method: 'settled' | 'all'
  /** Undefined: no limit. */
  readonly maxConcurrency: number | undefined
  readonly stopOnError: boolean
  readonly nothrow: boolean
}

/** What a call of `$.parallel` gives, by the numbers of commands, from 0. */
export type ParallelOutcome =
  | {
      readonly kind: 'report'
      readonly results: number
      readonly succeeded: readonly number[]
      readonly failed: readonly number[]
    }
  | { readonly kind: 'list'; readonly order: readonly number[] }
  | { readonly kind: 'error'; readonly command: number }

/** How a script goes on that has set a timeout. */
export type TimeoutOutcome = 'done' | 'timeout' | 'unreachable'

/** Why a connection is closed, as the event `ssh:disconnect` says it. */
export type Reason = 'idle_timeout' | 'max_lifetime_exceeded' | 'pool_removal'

/** A connection from the first attempt on; all but `asked` come by and by. */
export interface Connection {
  readonly host: string
  readonly asked: number
  opened: number
  closed: number
  reason: Reason | undefined
}
