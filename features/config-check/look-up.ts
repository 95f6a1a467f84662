import type { TargetResolver } from '@xec-sh/ops/config/target-resolver'
import { parseTargetReference } from '@xec-sh/ops/config/utils'
import { nearestName } from '../tool-reference/rules/nearest-name.ts'
import { type Data, map, type Said } from '../tool-reference/rules/problem.ts'
import { targetNames } from '../tool-reference/rules/references.ts'

/** A target that a reference stands for. */
export interface FoundTarget {
  readonly id: string
  readonly type: string
  /** Where it is: `deploy@web-1.example.com:22`. */
  readonly address: string
}

export interface Answer {
  readonly targets: readonly FoundTarget[]
  readonly isPattern: boolean
  /** Whether the tool would go on to look outside of the file. */
  readonly goesOn: boolean
  /** What to do where nothing is found. */
  readonly hint?: Said
}

/** More than this the page does not expand: `{1..1000000000}`. */
export const maxNames = 1000

/** What a reference means, by the functions of the package that `xec on` and tasks call. */
export async function lookUp(resolver: TargetResolver, config: Data, reference: string): Promise<Answer> {
  const isPattern = /[*{]/.test(reference)
  const found = isPattern ? await resolver.find(reference) : await one(resolver, reference)
  const targets = found.map(({ id, type, config: own }) => ({ id, type, address: addressOf(map(own)) }))
  const goesOn = targets.length === 0 && !isPattern && parseTargetReference(reference).type === 'auto'
  return { targets, isPattern, goesOn, ...(targets.length === 0 && { hint: hintFor(reference, targetNames(config)) }) }
}

/** How many names a pattern with braces stands for. */
export function namesIn(pattern: string): number {
  const groups = [...pattern.matchAll(/\{([^}]*)\}/g)]
  return groups.reduce((product, [, items = '']) => product * items.split(',').reduce(addItem, 0), 1)
}

function addItem(sum: number, item: string): number {
  const [, from, to] = /^\s*(\d+)\.\.(\d+)\s*$/.exec(item) ?? []
  return sum + (from === undefined ? 1 : Math.max(0, Number(to) - Number(from) + 1))
}

/** A single target of the file. The package also looks outside of it, where a page cannot. */
async function one(resolver: TargetResolver, reference: string) {
  const found = await resolver.resolve(reference).catch(() => undefined)
  return found && found.source === 'configured' ? [found] : []
}

function hintFor(reference: string, names: readonly string[]): Said {
  const whole = names.find((name) => name.split('.')[1] === reference)
  return nearestName(whole ?? reference, names)
}

function addressOf({ host, user, port, container, image, pod, namespace, type }: Data): string {
  // A host without an address is said to be a problem above.
  if (type === 'ssh' && typeof host !== 'string') return '—'
  if (type === 'ssh') return `${user ? `${user}@` : ''}${host}${port ? `:${port}` : ''}`
  if (type === 'kubernetes') return `${namespace ? `${namespace}/` : ''}${pod ?? ''}`
  return String(image ?? container ?? '')
}
