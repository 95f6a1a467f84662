import facts from './api.json' with { type: 'json' }

/** A name that a package exports, or that its types mention. */
export interface ApiName {
  readonly kind?: string
  readonly signature?: string
  readonly extends?: readonly string[]
  /** Signature of each member. */
  readonly members?: Readonly<Record<string, string>>
}

const packages = facts.packages as unknown as Readonly<Record<string, Readonly<Record<string, ApiName>>>>

const byName = new Map<string, ApiName>()
for (const names of Object.values(packages)) {
  for (const [name, api] of Object.entries(names)) if (!byName.has(name)) byName.set(name, api)
}

/** Names of events, such as `command:start`. */
export const eventNames: readonly string[] = facts.events

/** Every exported name. */
export const exportNames: readonly string[] = [...byName.keys()]

/** What is known of an exported name. */
export function apiNamed(name: string): ApiName | undefined {
  return byName.get(name)
}

/** Members of a type, those that it inherits included, with their signatures. */
export function membersOf(name: string, seen: ReadonlySet<string> = new Set()): Map<string, string> {
  const api = byName.get(name)
  if (!api || seen.has(name)) return new Map()
  const parents = api.extends ?? []
  const inherited = parents.flatMap((parent) => [...membersOf(parent, new Set([...seen, name]))])
  return new Map([...inherited, ...Object.entries(api.members ?? {})])
}

/** The type behind a signature, where the facts know its members: of a property, or of what a call gives. */
export function typeBehind(signature: string): string | undefined {
  const given = /(?:^|\): )(?:Promise<)?(\w+)[>\s]*(?:\||$|[^\w])/.exec(signature.includes('=>') ? '' : signature)?.[1]
  const candidates = [given, ...(signature.match(/\b[A-Z]\w+\b/g) ?? []).reverse()]
  return candidates.find((name) => name !== undefined && membersOf(name).size > 0)
}

/** Names of all members of all types. */
export const memberNames: ReadonlySet<string> = new Set(exportNames.flatMap((name) => [...membersOf(name).keys()]))

/** Words of all signatures: options that are written in place, and names of parameters. */
export const signatureWords: ReadonlySet<string> = new Set(
  [...byName.values()].flatMap(({ signature = '', members = {} }) =>
    [signature, ...Object.values(members)].flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
  ),
)
