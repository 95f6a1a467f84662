import { configFacts, type KeyFacts, type LesserEffect, resolved } from './facts.ts'
import { isMap, type Path } from './problem.ts'

/** A key of a configuration that does nothing at this version, or not all that it says. */
export interface KeyEffect {
  readonly path: Path
  /** The key in the reference, without the names that projects choose: `targets.hosts.proxy`. */
  readonly key: string
  readonly effect: LesserEffect
}

/** Keys of a configuration that do not work as they say, in the order of the file. */
export function keyEffects(data: unknown): KeyEffect[] {
  return effectsBelow(configFacts, data, [], [])
}

function effectsBelow(facts: KeyFacts, value: unknown, path: Path, key: readonly string[]): KeyEffect[] {
  const own = resolved(facts)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => effectsBelow(own.items ?? {}, item, [...path, index], key))
  }
  if (!isMap(value)) return []
  const inside = own.properties || own.additionalProperties ? own : resolved(own.then ?? {})
  return Object.entries(value).flatMap(([name, below]) => {
    const known = inside.properties?.[name]
    const named = inside.additionalProperties
    if (known) return effectsAt(known, below, [...path, name], keyPath(key, name))
    return typeof named === 'object' ? effectsAt(named, below, [...path, name], key) : []
  })
}

function effectsAt(facts: KeyFacts, value: unknown, path: Path, key: readonly string[]): KeyEffect[] {
  const effect = facts['x-effect']
  if (!effect) return effectsBelow(facts, value, path, key)
  const found = { path, key: key.join('.'), effect }
  // Nothing below a key without an effect has one.
  return effect === 'none' ? [found] : [found, ...effectsBelow(facts, value, path, key)]
}

/** Targets and variables of a profile are described where those of the file are. */
function keyPath(above: readonly string[], name: string): string[] {
  const isShared = above.join('.') === 'profiles' && (name === 'targets' || name === 'vars')
  return isShared ? [name] : [...above, name]
}
