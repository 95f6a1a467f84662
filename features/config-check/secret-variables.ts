import { isMap, type Path } from '../tool-reference/rules/problem.ts'

/** Variables that values of secret keys refer to: `password: ${vars.shared}`. */
export interface SecretVariables {
  /** Whether a path leads to one of them, in the file or in a profile. */
  has(path: Path): boolean
}

/** Finds them, those included that a secret variable refers to itself. */
export function secretVariables(data: unknown, isSecretName: (key: string | number) => boolean): SecretVariables {
  const names = new Set<string>()
  const isOne = (path: Path) => {
    const at = path[0] === 'vars' ? 1 : path[0] === 'profiles' && path[2] === 'vars' ? 3 : path.length
    return at < path.length && names.has(path.slice(at).join('.'))
  }
  const visit = (value: unknown, path: Path, inSecret: boolean): void => {
    const isSecret = inSecret || (path.length > 1 && isSecretName(path.at(-1) ?? '')) || isOne(path)
    if (isSecret && typeof value === 'string') for (const name of referencesIn(value)) names.add(name)
    for (const [key, item] of entriesOf(value)) visit(item, [...path, key], isSecret)
  }
  let before = -1
  while (before !== names.size) {
    before = names.size
    visit(data, [], false)
  }
  return { has: isOne }
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/\$\{(?:vars\.)?([\w.-]+)/g)].map(([, name = '']) => name)
}

function entriesOf(value: unknown): Iterable<[string | number, unknown]> {
  if (Array.isArray(value)) return value.entries()
  return isMap(value) ? Object.entries(value) : []
}
