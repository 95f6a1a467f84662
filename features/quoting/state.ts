import { type Example, exampleOf } from './examples.ts'
import { type Entry, kinds } from './values.ts'

/** An address stays an address: longer texts are cut. */
const longest = 2000

/** How a state is written into the address: each value as its kind and text. */
export function packed({ template, values }: Example): unknown {
  return [template, ...values.map(({ kind, text }) => [kind, text])]
}

/** What an address says: the name of an example or a packed state; undefined where it is neither. */
export function unpacked(state: unknown): Example | undefined {
  if (!Array.isArray(state)) return exampleOf(state)
  const [template, ...values] = state as unknown[]
  if (typeof template !== 'string') return undefined
  return { template: template.slice(0, longest), values: values.filter(isPair).map(toEntry) }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
}

function toEntry([kind, text]: readonly [string, string]): Entry {
  return { kind: kinds.find((known) => known === kind) ?? 'text', text: text.slice(0, longest) }
}
