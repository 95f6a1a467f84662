import type { Environment, Way } from './engine.ts'
import type { ExampleName } from './examples.ts'
import type { TemplateProblem } from './template.ts'
import type { TrapName } from './traps.ts'
import type { Kind, ValueProblem } from './values.ts'

/** What the explorer says. Backticks stand around code. */
export interface QuotingStrings {
  readonly example: string
  readonly examples: Readonly<Record<ExampleName, string>>
  readonly ownExample: string
  readonly template: string
  readonly templateHint: string
  readonly templateProblems: Readonly<Record<TemplateProblem, string>>
  /** The kind of a value, by its number and name. */
  readonly value: string
  readonly noValues: string
  readonly kind: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly hints: Readonly<Partial<Record<Kind, string>>>
  readonly valueProblems: Readonly<Record<ValueProblem, string>>
  readonly lines: string
  readonly environments: Readonly<Record<Environment, string>>
  readonly login: string
  readonly otherWays: string
  readonly ways: Readonly<Record<Exclude<Way, 'escaped'>, string>>
  /** Stands in place of the lines while something is wrong with what was entered. */
  readonly unread: string
  readonly differs: string
  /** What a shell runs of a value: `{word}`, `{number}`. */
  readonly runs: string
  readonly leftOpen: string
  readonly nothing: string
  readonly failed: string
  readonly traps: string
  readonly noTraps: string
  /** How many, as a sentence: `{count}`. */
  readonly trapCount: string
  readonly more: string
  readonly trap: Readonly<Record<TrapName, string>>
  readonly share: string
  readonly waiting: string
}
