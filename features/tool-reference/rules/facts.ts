import facts from './facts.json' with { type: 'json' }

/** What a key or a variable does that does not work as it says. */
export type LesserEffect = 'none' | 'partly'

/** What is known of a key of `.xec/config.yaml`: JSON Schema of draft 07, and what the key does at this version. */
export interface KeyFacts {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, KeyFacts>>
  readonly additionalProperties?: boolean | KeyFacts
  readonly items?: KeyFacts
  readonly then?: KeyFacts
  readonly pattern?: string
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, KeyFacts>>
  /** Absent where the key works. */
  readonly 'x-effect'?: LesserEffect
}

/** What is known of an environment variable. */
export interface VariableFacts {
  readonly default?: string
  readonly example?: string
  /** Absent where the variable works. */
  readonly effect?: LesserEffect
}

/** The whole file. */
export const configFacts = facts.schema as KeyFacts

/** Version of the packages that the facts were found with. */
export const factsVersion: string = facts.version

/** What a configuration has before a file is read. */
export const configDefaults: unknown = facts.defaults

/** Environment variables, in the order of the table. */
export const variables = facts.environment as Readonly<Record<string, VariableFacts>>

/** What a reference stands for, and everything else as it is. */
export function resolved(facts: KeyFacts): KeyFacts {
  const name = facts.$ref?.replace('#/definitions/', '')
  return (name === undefined ? facts : configFacts.definitions?.[name]) ?? facts
}

/** What stands below a key: itself where it holds keys, or what its names or its items hold. */
export function insideOf(facts: KeyFacts): KeyFacts {
  const own = resolved(facts)
  const { properties, additionalProperties: named, items, then } = own
  if (properties) return own
  if (typeof named === 'object') return insideOf(named)
  if (items) return insideOf(items)
  return then?.$ref ? resolved(then) : own
}
