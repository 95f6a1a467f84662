import { nearest } from '../../engine/model/nearest.ts'
import { ownValue } from '../../engine/model/own-value.ts'
import { apiNamed, exportNames, signatureText, typeBehind } from './api.ts'
import type { ApiMember, ApiName } from './api-model.ts'

/** What a path such as `$.parallel.all` or `SSHAdapterOptions.sudo` leads to. */
export interface ApiTarget {
  readonly entry: ApiName | ApiMember
  /** The name of the member or the type itself. */
  readonly name: string
  /** Absent for a name that stands alone. */
  readonly owner?: string
}

/** A path that leads nowhere, with the nearest one that does. */
export interface NotFound {
  readonly problem: string
  readonly nearest?: string
}

/**
 * `$` is an engine; the other names are what the packages export or mention. A name that several of them have takes the
 * package before it: `ops/retry`.
 */
export function lookUp(path: string): ApiTarget | NotFound {
  const [head = '', ...rest] = path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []
  const start = apiNamed(head === '$' ? 'CallableExecutionEngine' : head)
  if (!start) return { problem: `The packages know no "${head}".`, nearest: nearest(head, exportNames) }
  let found: ApiTarget = { entry: start, name: withoutPackage(head) }
  for (const name of rest) {
    const members: Readonly<Record<string, ApiMember>> = insideOf(found.entry)
    const entry = ownValue(members, name)
    if (!entry) return { problem: `${found.name} has no "${name}".`, nearest: nearest(name, Object.keys(members)) }
    found = { entry, name, owner: found.name }
  }
  return found
}

/** `ops/retry` as a reader writes it: `retry`. */
export function withoutPackage(path: string): string {
  return path.replace(/^\w+\//, '')
}

/** Members that a type declares itself, without those of the types that it extends. */
export function ownOf(entry: ApiName | ApiMember): Readonly<Record<string, ApiMember>> {
  const parents = 'extends' in entry ? (entry.extends ?? []) : []
  const inherited = new Set(
    parents.flatMap((parent) => Object.keys(apiNamed(parent.replace(/<.*/, ''))?.members ?? {})),
  )
  return Object.fromEntries(Object.entries(insideOf(entry)).filter(([name]) => !inherited.has(name)))
}

/** Members of what was found: its own, those of its parameters written in place, or those of the type it has. */
export function insideOf(entry: ApiName | ApiMember): Readonly<Record<string, ApiMember>> {
  const params = Object.entries(entry.params ?? {}).map(([name, members]) => [name, { members }] as const)
  if (entry.members || params.length > 0) return { ...Object.fromEntries(params), ...entry.members }
  const type = typeBehind(signatureText(entry))
  return (type ? apiNamed(type)?.members : undefined) ?? {}
}
