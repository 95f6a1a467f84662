import { ownValue } from '../../engine/model/own-value.ts'
import facts from './api.json' with { type: 'json' }
import type { Api, ApiMember, ApiName } from './api-model.ts'

const api = facts as unknown as Api

const byName = new Map<string, ApiName>()
for (const names of Object.values(api.packages)) {
  for (const [name, one] of Object.entries(names)) if (!byName.has(name)) byName.set(name, one)
}

/** Names of events, such as `command:start`. */
export const eventNames: readonly string[] = api.events

/** Every name that a package exports, or that its exports mention. */
export const exportNames: readonly string[] = [...byName.keys()]

/** All that is known, of each package: several may have one name. */
export const everyName: readonly (readonly [name: string, one: ApiName])[] = Object.values(api.packages).flatMap(
  Object.entries,
)

/** What is known of a name: in the package before a slash (`ops/retry`), else in the first one that has it. */
export function apiNamed(name: string): ApiName | undefined {
  const [, packageName, own = ''] = /^(\w+)\/(.+)$/.exec(name) ?? []
  return packageName === undefined ? byName.get(name) : ofPackage(packageName, own)
}

function ofPackage(packageName: string, name: string): ApiName | undefined {
  return ownValue(ownValue(api.packages, packageName) ?? {}, name)
}

/** Names that one package exports by its main path: `core`. */
export function exportsOf(packageName: string): string[] {
  const names = Object.entries(ownValue(api.packages, packageName) ?? {})
  return names.filter(([, { from }]) => from?.includes('.')).map(([name]) => name)
}

/** Members of a type, those that it inherits included, with their signatures. */
export function membersOf(name: string): Map<string, string> {
  const members = Object.entries(byName.get(name)?.members ?? {})
  return new Map(members.map(([member, one]) => [member, signatureText(one)] as const))
}

/** The signatures or the type on one line. */
export function signatureText({ signatures, type = '' }: Pick<ApiMember, 'signatures' | 'type'>): string {
  return signatures?.join(' | ') ?? type
}

/** The type behind a signature, where the facts know its members: of a property, or of what a call gives. */
export function typeBehind(signature: string): string | undefined {
  const given = /(?:^|\): )(?:Promise<)?(\w+)[>\s]*(?:\||$|[^\w])/.exec(signature.includes('=>') ? '' : signature)?.[1]
  const candidates = [given, ...(signature.match(/\b[A-Z]\w+\b/g) ?? []).reverse()]
  return candidates.find((name) => name !== undefined && membersOf(name).size > 0)
}
