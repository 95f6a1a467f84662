import type { ApiTooltip } from '../../engine/model/api-tooltip.ts'
import { apiNamed, signatureText } from './api.ts'
import type { ReferenceEntry } from './entries.ts'
import { lookUp } from './lookup.ts'

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
  // Behind a dot stands a member of a type that nobody names.
  const found = name.startsWith('.') ? undefined : lookUp(name)
  const ofPath = found && 'entry' in found ? found.entry : undefined
  // Alone it is a constant; at the head of a path it is what that constant is.
  const entry = name === '$' ? apiNamed(name) : ofPath
  const signature = entry ? signatureText(entry) : ''
  if (signature === '') return ''
  return /^[(<]/.test(signature) ? name + signature : `${name}: ${signature}`
}
