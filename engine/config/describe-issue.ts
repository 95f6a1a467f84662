import type { z } from 'zod'
import { suggestion } from '../model/nearest.ts'
import type { Problem } from '../problems/problem.ts'
import { schemaHint, schemaMessage } from '../problems/schema-message.ts'
import type { ConfigSource, ValuePath } from './config-source.ts'

/** What was checked, against what, and where it is written. */
export interface Checked {
  readonly value: unknown
  readonly schema: z.ZodType
  readonly source: ConfigSource
  /** Way to the value from the whole configuration. */
  readonly path: ValuePath
}

const model = 'engine/model/site-config.ts says what belongs there.'

/** The problems behind an issue of a schema, each with a line and what to do. */
export function describeIssue(issue: z.core.$ZodIssue, checked: Checked): Problem[] {
  const { source } = checked
  if (issue.code === 'invalid_union') {
    return likeliestBranch(issue).flatMap((inner) => describeIssue(inner, checked))
  }
  const whole = [...checked.path, ...issue.path]
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...source.placeOfKey([...whole, key]),
      message: `Unknown key "${[...path, key].join('.')}".`,
      hint: suggestion(key, knownKeys(checked.schema, issue.path)),
    }))
  }
  const value = issue.path.reduce<unknown>(
    (object, key) => (object as Record<PropertyKey, unknown> | undefined)?.[key],
    checked.value,
  )
  const name = path.length > 0 ? `"${path.join('.')}"` : 'The configuration'
  const place = issue.code === 'invalid_key' ? source.placeOfKey(whole) : source.placeOf(whole)
  if (value === undefined) return [{ ...place, message: `${name} is missing.`, hint: model }]
  const about = issue.code === 'invalid_type' ? model : schemaHint(issue)
  const hint = [`It is ${JSON.stringify(value)}.`, about].filter(Boolean).join(' ')
  return [{ ...place, message: `${name} ${schemaMessage(issue)}.`, hint }]
}

/** Of the forms that a value may have, the one that was meant: the right kind of value with the fewest faults. */
function likeliestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const weight = (issues: readonly z.core.$ZodIssue[]) =>
    issues.length + (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 100 : 0)
  const best = issue.errors.toSorted((a, b) => weight(a) - weight(b))[0] ?? []
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Keys that the object at a place of the schema takes, in any of its forms. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: SchemaNode[] = forms(schema)
  for (const key of path) {
    const inner = current.map((node) => node.shape?.[key as string] ?? node.element ?? node.valueType)
    current = inner.flatMap(forms)
  }
  return [...new Set(current.flatMap((node) => Object.keys(node.shape ?? {})))]
}

interface SchemaNode {
  readonly shape?: Record<string, unknown>
  readonly element?: unknown
  readonly valueType?: unknown
  readonly options?: readonly unknown[]
  readonly unwrap?: () => unknown
}

function forms(schema: unknown): SchemaNode[] {
  const node = schema as SchemaNode | undefined
  if (!node) return []
  if (node.options) return node.options.flatMap(forms)
  return node.unwrap && !node.shape && !node.element ? forms(node.unwrap()) : [node]
}
