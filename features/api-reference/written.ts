import type { ApiMember, ApiName } from './api-model.ts'
import { type ApiTarget, ownOf, withoutPackage } from './lookup.ts'

/** From this many characters on, a signature is broken into lines. */
const widest = 73

/** A name as a reader would declare it, one text for each way to call it. */
export function written(path: string, { entry, name, owner }: ApiTarget): string[] {
  if (!owner && 'kind' in entry) return writtenName(name, entry).map(folded)
  const member: ApiMember = entry
  const label = path.startsWith('$') || member.static ? withoutPackage(path) : name
  const question = member.optional ? '?' : ''
  if (member.signatures) return member.signatures.map((signature) => folded(`${label}${question}${signature}`))
  return [folded(`${label}${question}: ${member.type ?? 'unknown'}`)]
}

/** A type with the members that it adds to those that it extends, as a reader would declare it. */
export function writtenWhole(path: string, { entry, name }: ApiTarget): string[] {
  const members = Object.entries(ownOf(entry))
    // What a class declares once for all its objects has no place among their members.
    .filter(([, member]) => !member.static)
    .flatMap(([key, member]) => written(key, { entry: member, name: key, owner: name }))
  const inner = members.join('\n').replace(/^/gm, '  ')
  return [`${'kind' in entry ? headOf(name, entry) : path} {\n${inner}\n}`]
}

function headOf(name: string, { kind, generics = '', extends: parents }: ApiName): string {
  return `${kind === 'class' ? kind : 'interface'} ${name}${generics}${parents ? ` extends ${parents.join(', ')}` : ''}`
}

function writtenName(name: string, api: ApiName): string[] {
  const { kind, generics = '', type, signatures = [] } = api
  if (kind === 'class') return signatures.map((one) => one.replace(/^new (<.*?>)?/, `new ${name}$1`))
  if (kind === 'type') return [`type ${name}${generics} = ${type}`]
  if (signatures.length > 0) return signatures.map((signature) => name + signature)
  if (kind === 'interface') return [headOf(name, api)]
  return [`${name}: ${type}`]
}

/** Breaks a long text: parameters, members of a union, one on each line. */
function folded(text: string): string {
  if (text.length <= widest) return text
  const open = text.indexOf('(')
  const close = open < 0 ? -1 : closing(text, open)
  if (open >= 0 && !/ = |: [^(]*$/.test(text.slice(0, open))) {
    const params = split(text.slice(open + 1, close), ',')
    if (params.length > 0) return `${text.slice(0, open + 1)}\n  ${params.join(',\n  ')},\n${text.slice(close)}`
  }
  const [, head = '', body = ''] = /^(type [^=]+ =|[^:]+:) (.*)$/s.exec(text) ?? []
  const parts = split(body, '|')
  return parts.length > 1 ? `${head}\n  | ${parts.join('\n  | ')}` : text
}

/** Where the bracket at a place is closed. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    depth += step(text, index)
    if (depth === 0) return index
  }
  return text.length
}

/** Parts between marks that stand in no bracket. */
function split(text: string, mark: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    depth += step(text, index)
    if (depth > 0 || text[index] !== mark) continue
    parts.push(text.slice(start, index).trim())
    start = index + 1
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '')
}

function step(text: string, index: number): number {
  const character = text[index] ?? ''
  if ('([{<'.includes(character)) return 1
  // The head of an arrow closes nothing.
  if (character === '>' && text[index - 1] === '=') return 0
  return ')]}>'.includes(character) ? -1 : 0
}
