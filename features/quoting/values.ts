import { ExecutionResultImpl } from '@xec-sh/core/dist/core/result.js'

/** Kinds of values that a reader can enter. */
export const kinds = ['text', 'number', 'list', 'json', 'promise', 'result', 'nothing'] as const
export type Kind = (typeof kinds)[number]

/** A value as it is entered. */
export interface Entry {
  readonly kind: Kind
  readonly text: string
}

export const emptyEntry: Entry = { kind: 'text', text: '' }

export type ValueProblem = 'number' | 'json'

const now = new Date(0)

/** What JavaScript makes of each kind. A list has an item on each line. */
const make: Readonly<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  number: (text) => Number(text),
  list: (text) => (text === '' ? [] : text.split('\n')),
  json: (text) => JSON.parse(text),
  promise: (text) => Promise.resolve(text),
  result: (text) => new ExecutionResultImpl(text, '', 0, undefined, 'cat', 0, now, now, 'local'),
  nothing: () => undefined,
}

/** The value of an entry, made anew. */
export function makeValue({ kind, text }: Entry): unknown {
  return make[kind](text)
}

/** What is wrong with what was entered; undefined where nothing is. */
export function problemOf({ kind, text }: Entry): ValueProblem | undefined {
  if (kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? 'number' : undefined
  if (kind !== 'json') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return 'json'
  }
}
