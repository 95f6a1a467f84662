import { isMap, type Path } from '../tool-reference/rules/problem.ts'
import { type SecretVariables, secretVariables } from './secret-variables.ts'

/** What stands in place of a value that looks like a secret. */
export const masked = '••••••'

const word =
  'pass|pwd|secret|token|credential|auth(?!or)|cookie|dsn|(?:api|access|private|signing|encryption|ssh)[-_]?key'
const secretName = new RegExp(word, 'i')
const inText: readonly (readonly [RegExp, string])[] = [
  // DB_PASSWORD=…, --token=…, --token …
  [new RegExp(`([\\w-]*(?:${word})[\\w-]*(?:=|\\s*:\\s*|\\s+))("[^"]*"|'[^']*'|[^\\s"'$]\\S*)`, 'gi'), `$1${masked}`],
  [/\b(Bearer|Basic)\s+[^\s"'$]+/g, `$1 ${masked}`],
  // postgres://shop:…@db
  [/(:\/\/[^\s:@/]*:)[^\s@/$][^\s@/]*@/g, `$1${masked}@`],
  [/-----BEGIN [\s\S]*/g, masked],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|AKIA|sk-|npm_|eyJ)[\w.-]{8,}/g, masked],
]

/** `${env.PASSWORD}`, and what the page fills in for a secret or a command. */
const reference = /^(?:\$\{[^}]+\}|\[(?:secret|cmd):[^\]]*\])$/

/** Whether the value of a key is kept from being shown. */
export function isSecretName(key: string | number): boolean {
  return secretName.test(String(key))
}

/** The same data without what looks like a secret; references such as `${secret:web}` stay, without their defaults. */
export function maskSecrets(data: unknown): unknown {
  return maskAt(data, [], secretVariables(data, isSecretName))
}

function maskAt(value: unknown, path: Path, variables: SecretVariables): unknown {
  const key = path.at(-1) ?? ''
  const isSecret = (path.length > 1 && isSecretName(key)) || variables.has(path)
  if (isSecret) return maskAll(value)
  if (Array.isArray(value)) return value.map((item, index) => maskAt(item, [...path, index], variables))
  if (isMap(value) && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, below]) => [name, maskAt(below, [...path, name], variables)]),
    )
  }
  return typeof value === 'string' ? maskText(value) : value
}

/** Every value below a secret name. The structure stays, and what the tool itself understands. */
function maskAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskAll)
  if (isMap(value) && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, maskAll(below)]))
  }
  if (value === null || typeof value === 'boolean' || value === '$unset' || value === '$merge') return value
  return typeof value === 'string' && reference.test(value) ? withoutDefault(value) : masked
}

function withoutDefault(reference: string): string {
  return reference.replace(/^\$\{(?!secret:|cmd:)([^}:]+):[^}]*\}$/, `\${$1:${masked}}`)
}

function maskText(text: string): string {
  return inText.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text)
}
