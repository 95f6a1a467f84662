import type { Servers } from './servers-behind.ts'

/** A file of a job, by its path in the working directory. */
export interface JobFile {
  readonly name: string
  readonly text: string
}

/** Something to run, as it crosses to the worker. Plain data. */
export interface Job {
  readonly id: string
  readonly files: readonly JobFile[]
  /** Command lines for a shell, one after the other, each with its own output. */
  readonly lines: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Names of servers that must answer to SSH. */
  readonly hosts: readonly string[]
  readonly limits: Limits
}

/** Where a program is stopped. */
export interface Limits {
  readonly milliseconds: number
  readonly outputBytes: number
}

/** What one line did. */
export interface LineOutcome {
  /** Standard output and standard error, in the order in which they were written. */
  readonly output: string
  readonly code: number | null
  readonly signal: string | null
  /** Time limit of the line. */
  readonly milliseconds: number
  readonly stopped?: 'time' | 'output'
  /** What the stand-ins of docker and kubectl were called with, the name of the program first. */
  readonly commands: readonly (readonly string[])[]
}

export interface Outcome {
  readonly id: string
  readonly lines: readonly LineOutcome[]
  /** What answered as a server: see `serversBehind`. */
  readonly servers?: Servers
  /** The checker's own failure. */
  readonly error?: string
}

/** Enough for a slow machine; a sample that needs more is none. */
export const defaultLimits: Limits = { milliseconds: 30_000, outputBytes: 1_000_000 }
