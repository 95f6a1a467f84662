import type { ApiTooltip } from '../../model/api-tooltip.ts'
import { apiNamed, membersOf, signatureText } from './api.ts'
import type { ReferenceEntry } from './entries.ts'

/** What a reader sees of each linked name without leaving the page. */
export function tooltipsOf(
  names: readonly string[],
  entries: ReadonlyMap<string, ReferenceEntry>,
): Readonly<Record<string, ApiTooltip>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = entries.get(name)
      return entry ? [[name, { signature: signatureOf(entry.name), text: entry.text }] as const] : []
    }),
  )
}

/** Signature of a name as the facts have it: `$.ssh(options: …): SSHExecutionContext`. Empty where they have none. */
export function signatureOf(name: string): string {
  const [head = '', ...path] = name.split('.')
  const member = path.at(-1)
  if (member === undefined) return withSignature(name, signatureText(apiNamed(name) ?? {}))
  const type = head === '$' ? 'CallableExecutionEngine' : head
  const owner =
    path.length === 1
      ? type
      : membersOf(type)
          .get(path[0] ?? '')
          ?.match(/\b[A-Z]\w+/)?.[0]
  return withSignature(name, owner && membersOf(owner).get(member))
}

function withSignature(name: string, signature: string | undefined): string {
  if (!signature) return ''
  return /^[(<]/.test(signature) ? name + signature : `${name}: ${signature}`
}
