import type { Connection, ParallelOutcome, ParallelSettings, TimeoutOutcome } from './outcomes.ts'
import type { NumberField, Words } from './view.ts'

export interface RetryWords extends Words {
  readonly lane: (number: number) => string
  readonly columns: readonly string[]
  readonly succeeds: string
  readonly fails: string
  readonly waits: string
  readonly none: string
  readonly range: (from: string, to: string) => string
  readonly headline: (attempts: number, ok: boolean, end: string) => string
  readonly noRetries: string
  readonly jitterNote: (percent: number) => string
}

export interface TimeoutWords extends Words {
  readonly script: string
  readonly command: string
  readonly shell: string
  readonly programs: string
  readonly connects: string
  readonly waits: string
  readonly runs: string
  readonly goesOn: string
  readonly cut: string
  readonly columns: readonly string[]
  readonly starts: string
  readonly answers: Readonly<Record<TimeoutOutcome, string>>
  readonly ends: (signal: string) => string
  readonly endsUnseen: string
  readonly headline: (outcome: TimeoutOutcome, answer: string, end: string) => string
  readonly error: (name: string, code: string) => string
  readonly result: (exitCode: number, signal: string | undefined) => string
  readonly signal: (signal: string) => string
  readonly noSignal: string
  readonly childrenGoOn: string
  readonly closes: string
  readonly unlimited: string
}

export interface ParallelWords extends Words {
  readonly lane: (number: number, state: string) => string
  readonly columns: readonly string[]
  readonly succeeds: string
  readonly fails: string
  readonly waits: string
  readonly notStarted: string
  readonly never: string
  readonly headline: (end: string, most: number, notStarted: number) => string
  readonly notes: (outcome: ParallelOutcome, settings: ParallelSettings) => string[]
}

export interface PoolWords extends Words {
  readonly connects: string
  readonly runs: string
  readonly idle: string
  readonly closed: string
  readonly cutOff: string
  readonly complete: string
  readonly columns: readonly string[]
  readonly wait: (time: string, waits: boolean) => string
  readonly headline: (connections: number, cut: number, end: string) => string
  readonly connection: (connection: Connection, time: (moment: number) => string) => string
  readonly looksFine: string
  readonly enough: (hosts: number) => string
}

/** What all four drawings say, and each of them. */
export interface TimingStrings {
  readonly copy: string
  readonly reset: string
  /** Names of the tables, by what is shown. */
  readonly tables: Readonly<Record<string, string>>
  readonly units: Readonly<Record<'ms' | 's' | 'min' | 'h', string>>
  /** What a field asks for that does not hold a number of its range. */
  readonly number: (field: NumberField) => string
  readonly jobs: {
    readonly none: string
    readonly tooMany: (count: number, most: number) => string
    readonly wrong: (word: string, longest: number) => string
  }
  readonly plan: {
    readonly none: string
    readonly tooMany: (count: number, most: number) => string
    readonly wrong: (number: number, content: string) => string
  }
  readonly retries: RetryWords
  readonly timeouts: TimeoutWords
  readonly parallel: ParallelWords
  readonly pool: PoolWords
}
