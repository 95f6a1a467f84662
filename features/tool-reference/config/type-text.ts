import { type KeyFacts, resolved } from '../rules/facts.ts'

/** Type of a key as a reader of TypeScript writes it: `string[]`, `'exec' | 'run'`, `Record<string, object>`. */
export function typeOf(facts: KeyFacts): string {
  const own = resolved(facts)
  if (own.const !== undefined) return literal(own.const)
  const allowed = own.enum ?? own.then?.enum
  const types = typeof own.type === 'string' ? [own.type] : (own.type ?? [])
  if (types.length === 0) return 'any'
  const written = types.flatMap((type) => (type === 'string' && allowed ? allowed.map(literal) : [oneType(type, own)]))
  return written.join(' | ')
}

/** What a number may be: `1–65535`, `≥ 0`; undefined where it may be any. */
export function rangeOf({ minimum, maximum }: KeyFacts): string | undefined {
  if (minimum === undefined) return undefined
  return maximum === undefined ? `≥ ${minimum}` : `${minimum}–${maximum}`
}

function oneType(type: string, facts: KeyFacts): string {
  const { properties, additionalProperties: named, items } = facts
  if (type === 'integer') return 'number'
  if (type === 'array') return listOf(typeOf(items ?? {}))
  // Its keys have no rows: none of them does anything.
  if (properties && facts['x-effect'] === 'none') return `{ ${Object.keys(properties).join(', ')} }`
  if (type !== 'object' || properties || typeof named !== 'object') return type
  const inside = typeOf(named)
  return `Record<string, ${inside}>`
}

function listOf(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

function literal(value: unknown): string {
  return `'${value}'`
}
