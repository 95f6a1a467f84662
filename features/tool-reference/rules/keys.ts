import { suggestion } from '../../../engine/model/nearest.ts'
import { configFacts, insideOf, type KeyFacts, resolved } from './facts.ts'

/** A key as a table of its section shows it. */
export interface ConfigKey {
  /** From the top of the file, without the names that projects choose: `targets.hosts.port`. */
  readonly path: string
  /** From its section: `port`, `connectionPool.min`. */
  readonly name: string
  readonly facts: KeyFacts
  readonly isRequired: boolean
}

/** The section of the keys that stand at the left margin of the file. */
export const topSection = 'root'

/** Parts of the file with a table of their own, in the order of the reference. */
export const configSections = [
  topSection,
  ...['targets', 'targets.local', 'targets.hosts', 'targets.containers', 'targets.pods'],
  ...['targets.defaults', 'targets.kubernetes', 'targets.$compose'],
  ...['tasks', 'tasks.params', 'tasks.steps'],
  ...['profiles', 'secrets', 'commands', 'scripts', 'extensions'],
] as const

export type ConfigSection = (typeof configSections)[number]

/** Whether a path leads to a part of the file with a table of its own. */
export function isConfigSection(path: string): path is ConfigSection {
  return (configSections as readonly string[]).includes(path)
}

/** The keys of a section, those of groups inside it included, unless the group is a section. */
export function keysOf(section: ConfigSection): ConfigKey[] {
  const path = section === topSection ? [] : section.split('.')
  const inside = path.reduce((facts, key) => insideOf(facts.properties?.[key] ?? {}), configFacts)
  return keysIn(inside, section === topSection ? '' : `${section}.`, '')
}

function keysIn(facts: KeyFacts, above: string, group: string): ConfigKey[] {
  return Object.entries(facts.properties ?? {}).flatMap(([key, own]) => {
    const path = `${above}${key}`
    const isRequired = facts.required?.includes(key) ?? false
    const below =
      isConfigSection(path) || own.$ref || own['x-effect'] === 'none' ? [] : keysIn(own, `${path}.`, `${group}${key}.`)
    return [{ path, name: `${group}${key}`, facts: own, isRequired }, ...below]
  })
}

/** Every path of keys, names that projects choose left out: what a typed name may have meant. */
export function keyPaths(): string[] {
  return [...new Set(configSections.flatMap((section) => keysOf(section).map(({ path }) => path)))]
}

/** Whether a path leads to a key. A name that projects choose may stand in it, or be left out: `targets.hosts.port`. */
export function isKeyPath([first, ...rest]: readonly string[], facts: KeyFacts = configFacts): boolean {
  if (first === undefined) return true
  const own = resolved(facts)
  const { properties, additionalProperties: named, items, then } = own
  const below = properties?.[first]
  if (below) return isKeyPath(rest, below)
  if (items) return isKeyPath([first, ...rest], items)
  if (then?.$ref) return isKeyPath([first, ...rest], then)
  if (typeof named !== 'object') return named === true
  const holdsKeys = insideOf(named) !== named || named.properties
  return !holdsKeys || isKeyPath(rest, named) || isKeyPath([first, ...rest], named)
}

/** The sections nearest to a name that none has. */
export function nearestSection(name: string): string {
  return suggestion(name, configSections)
}

/** What a key of a file does, names that the project chose included: `commands.in.defaultTimeout`. */
export function effectAt([first, ...rest]: readonly string[], facts: KeyFacts = configFacts): KeyFacts['x-effect'] {
  if (first === undefined) return facts['x-effect']
  const own = resolved(facts)
  const below = own.properties?.[first] ?? own.additionalProperties
  return typeof below === 'object' ? effectAt(rest, below) : own['x-effect']
}
