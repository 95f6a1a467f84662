import { nearest } from '../../engine/model/nearest.ts'
import {
  apiNamed,
  eventNames,
  exportNames,
  membersOf,
  signatureText,
  typeBehind,
} from '../../features/api-reference/api.ts'
import { memberNames, signatureWords } from '../../features/api-reference/api-words.ts'
import { isKeyPath, keyPaths } from '../../features/tool-reference/rules/keys.ts'
import { packagePathExists, packagePaths } from './package-paths.ts'
import { platformGlobals, platformNames } from './platform.ts'

/** What a piece of inline code is: a name of the tool, a name that nobody knows, or nothing to be checked. */
export type Resolution =
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown'; readonly name: string; readonly nearest?: string }
  | { readonly kind: 'other' }

const known: Resolution = { kind: 'known' }
const other: Resolution = { kind: 'other' }

/** Variables that the documentation uses for things of a known type. */
const customary: Readonly<Record<string, string>> = {
  error: 'CommandError',
  result: 'ExecutionResult',
  event: 'ProgressEvent',
}

const configPaths = keyPaths()
const configKeys = new Set(configPaths.flatMap((path) => path.split('.')))
const eventGroups = new Set(eventNames.map((name) => name.split(':')[0]))
const configRoots = /^(?:targets|tasks|profiles|secrets|scripts|extensions|commands)\./

/** Resolves a piece of inline code. `local` are names that samples of the page define. */
export function resolve(text: string, local: ReadonlySet<string>): Resolution {
  const code = text.replace(/^await /, '').trim()
  if (code.startsWith('@xec-sh/')) return packagePathExists(code) ? known : unknown(code, packagePaths)
  if (/^\$\.[A-Za-z]/.test(code)) return chain('CallableExecutionEngine', code.slice(1), code)
  if (/^(?:hosts|containers|pods)\.[\w*{]/.test(code)) return known
  if (/^vars\.\w/.test(code)) return known
  if (configRoots.test(code) && /^[\w.$<>-]+$/.test(code)) return configPath(code)
  if (/^[a-z0-9]+:[a-z-]+$/.test(code)) return event(code, local)
  if (/^\.[A-Za-z]/.test(code)) return member(code)
  return word(code, local)
}

function event(code: string, local: ReadonlySet<string>): Resolution {
  if (eventNames.includes(code)) return known
  return eventGroups.has(code.split(':')[0]) && !local.has(code) ? unknown(code, eventNames) : other
}

function configPath(code: string): Resolution {
  return isKeyPath(code.split('.')) ? known : unknown(code, configPaths)
}

/** `.text()`, and `.ts` as the ending of a file. */
function member(code: string): Resolution {
  const name = /^\.([A-Za-z_$][\w$]*)/.exec(code)?.[1] ?? ''
  if (memberNames.has(name) || platformNames().has(name)) return known
  return /^\.[\w-]+(?:[./].*)?$/.test(code) && !/[A-Z(]/.test(code) ? other : unknown(name, memberNames)
}

/** `.ssh({…}).tunnel()`: each name is a member of what stands before it, as far as the facts know its type. */
function chain(start: string, code: string, whole: string): Resolution {
  let type: string | undefined = start
  for (const [, name = ''] of code.matchAll(/\.([A-Za-z_$][\w$]*)/g)) {
    if (withinBrackets(code, name)) break
    if (!type) return memberNames.has(name) || platformNames().has(name) ? known : unknown(name, memberNames)
    const members = membersOf(type)
    const signature = members.get(name)
    if (signature === undefined) {
      const match = nearest(name, members.keys())
      return { kind: 'unknown', name: whole, ...(match && { nearest: whole.replace(`.${name}`, `.${match}`) }) }
    }
    type = typeBehind(signature)
  }
  return known
}

/** Arguments of a call are not part of the chain. */
function withinBrackets(code: string, name: string): boolean {
  const before = code.slice(0, code.indexOf(`.${name}`))
  return (before.match(/[({[]/g)?.length ?? 0) > (before.match(/[)}\]]/g)?.length ?? 0)
}

/** `maxConcurrency: 8`, `within()`, `CommandError`, `error.stderr`, `parallel.settled`. */
function word(code: string, local: ReadonlySet<string>): Resolution {
  const match = /^([A-Za-z_][\w$]*)((?:\.[A-Za-z_$][\w$]*)*)(\(.*\)|: .*)?$/.exec(code)
  if (!match) return other
  const [, head = '', rest = '', tail = ''] = match
  const isCall = tail.startsWith('(')
  if (rest) return dotted(head, rest, code, local)
  if (isKnownWord(head) || local.has(head)) return exportNames.includes(head) || memberNames.has(head) ? known : other
  const looksLikeName = isCall || /^[a-z]+[A-Z]/.test(head) || /^[A-Z][a-z]+[A-Z][a-z]/.test(head)
  return looksLikeName ? unknown(head, [...exportNames, ...memberNames, ...configKeys]) : other
}

function dotted(head: string, rest: string, code: string, local: ReadonlySet<string>): Resolution {
  const type = customary[head] ?? head
  if (apiNamed(type)) {
    const start = membersOf(type).size > 0 ? type : typeBehind(signatureText(apiNamed(type) ?? {}))
    return start ? chain(start, rest, code) : known
  }
  if (/\.(?:[jt]sx?|mjs|json|ya?ml|md|txt|log|sh|gz|io|com|conf|toml|lock|pub|pem|sql)$/.test(code)) return other
  if (platformGlobals().has(head) || local.has(head)) return other
  return unknown(code, exportNames)
}

function isKnownWord(name: string): boolean {
  return (
    exportNames.includes(name) ||
    memberNames.has(name) ||
    signatureWords.has(name) ||
    configKeys.has(name) ||
    platformNames().has(name)
  )
}

function unknown(name: string, candidates: Iterable<string>): Resolution {
  const match = nearest(name, candidates)
  return { kind: 'unknown', name, ...(match && { nearest: match }) }
}
