import { suggestion } from '../../model/nearest.ts'
import facts from '../facts/config.json' with { type: 'json' }

/** Known keys: `1` ends the knowledge, `"*"` takes anything below, a list holds its items' keys, `<name>` any name. */
type Keys = 1 | '*' | readonly [Keys] | { readonly [key: string]: Keys }

/** An unknown key and the path to it. */
export interface UnknownKey {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly hint: string
}

const known = facts.keys as unknown as { readonly [key: string]: Keys }

/** Every top-level key of a configuration. */
export const topLevelKeys: readonly string[] = Object.keys(known)

/** Keys of a configuration that the tool does not know; it would pass over them in silence. */
export function unknownKeys(data: unknown): UnknownKey[] {
  return within(data, known, [])
}

/** Every known path of keys, with dots: `targets.hosts`. Names that projects choose are left out. */
export function keyPaths(keys: Keys = known, prefix = ''): string[] {
  if (Array.isArray(keys)) return keyPaths(keys[0], prefix)
  if (typeof keys !== 'object') return []
  return Object.entries(keys as Readonly<Record<string, Keys>>).flatMap(([key, below]) => {
    const path = key === '<name>' ? prefix : prefix ? `${prefix}.${key}` : key
    return key === '<name>' ? keyPaths(below, path) : [path, ...keyPaths(below, path)]
  })
}

/** Whether a path leads to a known key. A name that projects choose may stand in it, or be left out: `targets.hosts.port`. */
export function isKeyPath([first, ...rest]: readonly string[], keys: Keys = known): boolean {
  if (first === undefined || keys === '*') return true
  if (Array.isArray(keys)) return isKeyPath([first, ...rest], keys[0])
  if (typeof keys !== 'object') return false
  const map = keys as Readonly<Record<string, Keys>>
  const named = map['<name>']
  if (named !== undefined) return isKeyPath(rest, named) || isKeyPath([first, ...rest], named)
  const below = map[first]
  return below !== undefined && isKeyPath(rest, below)
}

function within(data: unknown, keys: Keys, path: readonly (string | number)[]): UnknownKey[] {
  if (Array.isArray(data)) {
    const items = Array.isArray(keys) ? (keys[0] as Keys) : undefined
    return items ? data.flatMap((item, index) => within(item, items, [...path, index])) : []
  }
  if (typeof data !== 'object' || data === null || typeof keys !== 'object' || Array.isArray(keys)) return []
  const map = keys as Readonly<Record<string, Keys>>
  return Object.entries(data).flatMap(([key, value]) => {
    const below = map[key] ?? map['<name>']
    if (below !== undefined) return within(value, below, [...path, key])
    const place = path.length > 0 ? ` below "${path.join('.')}"` : ''
    return [{ path: [...path, key], message: `Unknown key "${key}"${place}.`, hint: suggestion(key, Object.keys(map)) }]
  })
}
